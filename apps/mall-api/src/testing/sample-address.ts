/** The shipping address of tests. */
export const sampleAddress = {
  realName: 'Nora Lindgren',
  phone: '5550102030',
  email: 'nora@example.com',
  country: 'Sweden',
  countryCode: 46,
  detail: 'Kungsgatan 12, Stockholm',
  postCode: '11135',
};
