import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'address.title', defaultMessage: 'My addresses' },
    add: { id: 'address.add', defaultMessage: 'Add address' },
    edit: { id: 'address.edit', defaultMessage: 'Edit' },
    editTitle: { id: 'address.editTitle', defaultMessage: 'Edit address' },
    remove: { id: 'address.remove', defaultMessage: 'Delete' },
    setDefault: { id: 'address.setDefault', defaultMessage: 'Set as default' },
    default: { id: 'address.default', defaultMessage: 'Default' },
    removeTitle: { id: 'address.removeTitle', defaultMessage: 'Delete this address?' },
    removeDetail: {
      id: 'address.removeDetail',
      defaultMessage: 'Existing orders keep this address.',
    },
    removeConfirm: { id: 'address.removeConfirm', defaultMessage: 'Delete address' },
    name: { id: 'address.name', defaultMessage: 'Name' },
    email: { id: 'address.email', defaultMessage: 'Email' },
    country: { id: 'address.country', defaultMessage: 'Country' },
    dialCode: { id: 'address.dialCode', defaultMessage: 'Dial code' },
    phone: { id: 'address.phone', defaultMessage: 'Phone' },
    lineStreet: { id: 'address.street', defaultMessage: 'Street address' },
    streetHint: {
      id: 'address.streetHint',
      defaultMessage: 'Street, house number, flat or floor',
    },
    lineDistrict: { id: 'address.district', defaultMessage: 'District' },
    lineSubdistrict: { id: 'address.subdistrict', defaultMessage: 'Subdistrict' },
    lineNeighbourhood: { id: 'address.neighbourhood', defaultMessage: 'Neighbourhood' },
    lineTownland: { id: 'address.townland', defaultMessage: 'Townland' },
    lineVillage: { id: 'address.village', defaultMessage: 'Village' },
    lineSuburb: { id: 'address.suburb', defaultMessage: 'Suburb' },
    lineCity: { id: 'address.city', defaultMessage: 'City' },
    linePostTown: { id: 'address.postTown', defaultMessage: 'Town or city' },
    lineProvince: { id: 'address.province', defaultMessage: 'Province' },
    lineState: { id: 'address.state', defaultMessage: 'State' },
    linePrefecture: { id: 'address.prefecture', defaultMessage: 'Prefecture' },
    lineOblast: { id: 'address.oblast', defaultMessage: 'Region' },
    lineParish: { id: 'address.parish', defaultMessage: 'Parish' },
    lineIsland: { id: 'address.island', defaultMessage: 'Island' },
    lineDepartment: { id: 'address.department', defaultMessage: 'Department' },
    lineEmirate: { id: 'address.emirate', defaultMessage: 'Emirate' },
    lineArea: { id: 'address.area', defaultMessage: 'Area' },
    lineCounty: { id: 'address.county', defaultMessage: 'County' },
    lineCityProvince: { id: 'address.cityProvince', defaultMessage: 'City or province' },
    linePostCode: { id: 'address.postCode', defaultMessage: 'Post code' },
    lineZip: { id: 'address.zip', defaultMessage: 'ZIP code' },
    lineEircode: { id: 'address.eircode', defaultMessage: 'Eircode' },
    linePin: { id: 'address.pin', defaultMessage: 'PIN code' },
    makeDefault: { id: 'address.makeDefault', defaultMessage: 'Use as default address' },
    save: { id: 'address.save', defaultMessage: 'Save' },
    cancel: { id: 'address.cancel', defaultMessage: 'Cancel' },
    close: { id: 'address.close', defaultMessage: 'Close' },
    saveFailed: {
      id: 'address.saveFailed',
      defaultMessage: 'The address could not be saved. Your entries are kept; please try again.',
    },
    empty: {
      id: 'address.empty',
      defaultMessage: 'No addresses yet. Add one to check out faster.',
    },
    loading: { id: 'address.loading', defaultMessage: 'Loading addresses' },
    failed: { id: 'address.failed', defaultMessage: 'The addresses could not be loaded.' },
    nameMissing: { id: 'address.nameMissing', defaultMessage: 'Please fill in your name' },
    nameLong: { id: 'address.nameLong', defaultMessage: 'Use at most 64 characters' },
    emailMissing: { id: 'address.emailMissing', defaultMessage: 'Please enter an email' },
    emailShape: {
      id: 'address.emailShape',
      defaultMessage: 'Enter a complete email, such as name@example.com',
    },
    countryMissing: { id: 'address.countryMissing', defaultMessage: 'Please choose a country' },
    dialCodeShape: { id: 'address.dialCodeShape', defaultMessage: 'One to four digits' },
    phoneMissing: { id: 'address.phoneMissing', defaultMessage: 'Please enter a phone number' },
    phoneShape: {
      id: 'address.phoneShape',
      defaultMessage: 'This is not a possible phone number for the dial code. Check both.',
    },
    streetMissing: {
      id: 'address.detailMissing',
      defaultMessage: 'Please fill in the detailed address',
    },
    detailLong: { id: 'address.detailLong', defaultMessage: 'Use at most 500 characters' },
    postCodeMissing: {
      id: 'address.postCodeMissing',
      defaultMessage: 'Please fill in the post code',
    },
    postCodeShape: {
      id: 'address.postCodeShape',
      defaultMessage: 'A post code has only letters, digits, spaces and dashes.',
    },
    postCodeNone: {
      id: 'address.postCodeNone',
      defaultMessage: 'The address has no post code. Is this right? Then save it again.',
    },
  }),
  ...defineMessages<{
    phoneNumber: { dialCode: string; phone: string };
    postCodeUnusual: { country: string; postCode: string };
    saved: { name: string };
    optional: { label: string };
    lineMissing: { label: string };
    editOf: { name: string };
    removeOf: { name: string };
    setDefaultOf: { name: string };
  }>({
    postCodeUnusual: {
      id: 'address.postCodeUnusual',
      defaultMessage:
        'Post codes of {country} usually look different from {postCode}. Is it right? Then save it again.',
    },
    saved: { id: 'address.saved', defaultMessage: 'The address of {name} has been saved.' },
    optional: { id: 'address.optional', defaultMessage: '{label} (optional)' },
    lineMissing: { id: 'address.lineMissing', defaultMessage: 'Please fill in: {label}' },
    phoneNumber: { id: 'address.phoneNumber', defaultMessage: '+{dialCode} {phone}' },
    editOf: { id: 'address.editOf', defaultMessage: 'Edit the address of {name}' },
    removeOf: { id: 'address.removeOf', defaultMessage: 'Delete the address of {name}' },
    setDefaultOf: {
      id: 'address.setDefaultOf',
      defaultMessage: 'Set as default: the address of {name}',
    },
  }),
};
