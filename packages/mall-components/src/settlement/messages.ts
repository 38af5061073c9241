import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'settlement.title', defaultMessage: 'Open a shop' },
    editTitle: { id: 'settlement.editTitle', defaultMessage: 'Change the application' },
    againTitle: { id: 'settlement.againTitle', defaultMessage: 'Send the application again' },
    formFailed: {
      id: 'settlement.formFailed',
      defaultMessage: 'The application form could not be loaded.',
    },
    approvedForm: {
      id: 'settlement.approvedForm',
      defaultMessage: 'This application is approved, and the shop is open.',
    },
    shop: { id: 'settlement.shop', defaultMessage: 'Your shop' },
    name: { id: 'settlement.name', defaultMessage: 'Name of the shop or company' },
    category: { id: 'settlement.category', defaultMessage: 'Category' },
    chooseCategory: { id: 'settlement.chooseCategory', defaultMessage: 'Choose a category' },
    type: { id: 'settlement.type', defaultMessage: 'Type of shop' },
    chooseType: { id: 'settlement.chooseType', defaultMessage: 'Choose a type' },
    keywords: { id: 'settlement.keywords', defaultMessage: 'Keywords (optional)' },
    keywordsLabel: { id: 'settlement.keywordsLabel', defaultMessage: 'Keywords' },
    phoneLabel: { id: 'settlement.phoneLabel', defaultMessage: 'Phone number' },
    keywordsHint: {
      id: 'settlement.keywordsHint',
      defaultMessage: 'By which shoppers find your shop, with spaces between them',
    },
    contact: { id: 'settlement.contact', defaultMessage: 'Who you are' },
    realName: { id: 'settlement.realName', defaultMessage: 'Your real name' },
    dialCode: { id: 'settlement.dialCode', defaultMessage: 'Code' },
    phone: { id: 'settlement.phone', defaultMessage: 'Phone number (optional)' },
    email: { id: 'settlement.email', defaultMessage: 'Email' },
    emailHint: {
      id: 'settlement.emailHint',
      defaultMessage: 'We send the decision to this address, and shoppers write to it.',
    },
    address: { id: 'settlement.address', defaultMessage: 'Business address' },
    licence: { id: 'settlement.licence', defaultMessage: 'Business licence' },
    pictures: { id: 'settlement.pictures', defaultMessage: 'Pictures of your licence' },
    picturesHint: {
      id: 'settlement.picturesHint',
      defaultMessage:
        'Licence, permits and certificates of your trade. 1 to 10 pictures, JPG, JPEG or PNG, up to 10 MB each',
    },
    agreementTitle: { id: 'settlement.agreementTitle', defaultMessage: 'Agreement for shops' },
    noAgreement: {
      id: 'settlement.noAgreement',
      defaultMessage: 'The mall has not published an agreement for shops yet.',
    },
    send: { id: 'settlement.send', defaultMessage: 'Send application' },
    save: { id: 'settlement.save', defaultMessage: 'Save changes' },
    sendFailed: {
      id: 'settlement.sendFailed',
      defaultMessage: 'The application could not be sent. Your entries are kept; please try again.',
    },
    nameMissing: {
      id: 'settlement.nameMissing',
      defaultMessage: 'Please enter the name of your shop or company',
    },
    nameLong: {
      id: 'settlement.nameLong',
      defaultMessage: 'The name may have at most 50 characters',
    },
    categoryMissing: {
      id: 'settlement.categoryMissing',
      defaultMessage: 'Please choose a category',
    },
    typeMissing: { id: 'settlement.typeMissing', defaultMessage: 'Please choose a type of shop' },
    keywordsLong: {
      id: 'settlement.keywordsLong',
      defaultMessage: 'The keywords may have at most 200 characters',
    },
    realNameMissing: {
      id: 'settlement.realNameMissing',
      defaultMessage: 'Please enter your real name',
    },
    realNameLong: {
      id: 'settlement.realNameLong',
      defaultMessage: 'Your name may have at most 60 characters',
    },
    dialCodeShape: { id: 'settlement.dialCodeShape', defaultMessage: '1 to 4 digits' },
    phoneShape: {
      id: 'settlement.phoneShape',
      defaultMessage: 'This is not a possible phone number for the dial code. Check both.',
    },
    emailMissing: { id: 'settlement.emailMissing', defaultMessage: 'Please enter your email' },
    emailShape: {
      id: 'settlement.emailShape',
      defaultMessage: 'Please enter a valid email, such as name@example.com',
    },
    codeMissing: {
      id: 'settlement.codeMissing',
      defaultMessage: 'Please enter the code from our email',
    },
    codeShape: { id: 'settlement.codeShape', defaultMessage: 'The code has six digits' },
    addressMissing: {
      id: 'settlement.addressMissing',
      defaultMessage: 'Please enter your business address',
    },
    addressLong: {
      id: 'settlement.addressLong',
      defaultMessage: 'The address may have at most 200 characters',
    },
    picturesMissing: {
      id: 'settlement.picturesMissing',
      defaultMessage: 'Please add a picture of your business licence',
    },
    agreementMissing: {
      id: 'settlement.agreementMissing',
      defaultMessage: 'Please read and accept the agreement for shops',
    },
    records: { id: 'settlement.records', defaultMessage: 'My applications' },
    recordsFailed: {
      id: 'settlement.recordsFailed',
      defaultMessage: 'Your applications could not be loaded.',
    },
    recordsEmpty: {
      id: 'settlement.recordsEmpty',
      defaultMessage: 'You have not applied to open a shop yet.',
    },
    apply: { id: 'settlement.apply', defaultMessage: 'Open a shop' },
    waiting: { id: 'settlement.waiting', defaultMessage: 'Awaiting review' },
    approved: { id: 'settlement.approved', defaultMessage: 'Approved' },
    refused: { id: 'settlement.refused', defaultMessage: 'Not approved' },
    withdrawn: { id: 'settlement.withdrawn', defaultMessage: 'Withdrawn' },
    sentAt: { id: 'settlement.sentAt', defaultMessage: 'Sent' },
    reason: { id: 'settlement.reason', defaultMessage: 'Reason' },
    view: { id: 'settlement.view', defaultMessage: 'View application' },
    edit: { id: 'settlement.edit', defaultMessage: 'Edit' },
    resubmit: { id: 'settlement.resubmit', defaultMessage: 'Change and send again' },
    withdraw: { id: 'settlement.withdraw', defaultMessage: 'Withdraw' },
    withdrawText: {
      id: 'settlement.withdrawText',
      defaultMessage: 'We then stop reviewing it. You can send it again later.',
    },
    withdrawFailed: {
      id: 'settlement.withdrawFailed',
      defaultMessage: 'The application could not be withdrawn. Please try again.',
    },
    manageShop: { id: 'settlement.manageShop', defaultMessage: 'Manage the shop' },
    visitShop: { id: 'settlement.visitShop', defaultMessage: 'Visit the shop' },
    key: { id: 'settlement.key', defaultMessage: 'Operator key' },
    keyHint: {
      id: 'settlement.keyHint',
      defaultMessage:
        'With an operator key, programs of yours can manage items, orders and refunds of the shop.',
    },
    showKey: { id: 'settlement.showKey', defaultMessage: 'Show the operator key' },
    keyOnce: {
      id: 'settlement.keyOnce',
      defaultMessage: 'Keep this key in a safe place now: we show it only once.',
    },
    keyUsed: {
      id: 'settlement.keyUsed',
      defaultMessage: 'The operator key of this shop is in use.',
    },
    keyFailed: {
      id: 'settlement.keyFailed',
      defaultMessage: 'The key could not be loaded. Please try again.',
    },
  }),
  ...defineMessages<{
    lead: { days: number };
    waitingDetail: { days: number };
    fee: { percent: number };
    withdrawTitle: { name: string };
    tooMany: { name: string };
  }>({
    lead: {
      id: 'settlement.lead',
      defaultMessage:
        'Sell to everybody who shops here. We review your application within {days, plural, one {# working day} other {# working days}}.',
    },
    waitingDetail: {
      id: 'settlement.waitingDetail',
      defaultMessage:
        'We review it within {days, plural, one {# working day} other {# working days}}. Until then you can edit or withdraw it.',
    },
    fee: {
      id: 'settlement.fee',
      defaultMessage: 'Handling fee: {percent, number, ::percent} of every completed order',
    },
    withdrawTitle: {
      id: 'settlement.withdrawTitle',
      defaultMessage: 'Withdraw the application for {name}?',
    },
    tooMany: {
      id: 'settlement.tooMany',
      defaultMessage: 'There is room for 10 pictures. {name} was not added.',
    },
  }),
};
