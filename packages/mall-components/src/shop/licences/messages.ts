import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'shop.licences', defaultMessage: 'Owner and licences' },
    lead: {
      id: 'shop.licencesLead',
      defaultMessage:
        'Who runs this shop and which licences it has. To keep programs away from them, please show that you are a person.',
    },
    open: { id: 'shop.licencesOpen', defaultMessage: 'Show owner and licences' },
    confirm: { id: 'shop.licencesConfirm', defaultMessage: 'Show' },
    missing: { id: 'shop.captchaMissing', defaultMessage: 'Please enter the characters.' },
    wrong: {
      id: 'shop.captchaWrong',
      defaultMessage: 'That was not what the picture shows. Please try the new one.',
    },
    failed: {
      id: 'shop.licencesFailed',
      defaultMessage: 'This could not be loaded. Please try again.',
    },
    owner: { id: 'shop.owner', defaultMessage: 'Owner' },
    email: { id: 'shop.email', defaultMessage: 'E-mail' },
    phone: { id: 'shop.phone', defaultMessage: 'Phone' },
    address: { id: 'shop.address', defaultMessage: 'Address' },
    none: { id: 'shop.noLicences', defaultMessage: 'This shop has not shown a licence.' },
  }),
  ...defineMessages<{ picture: { number: number } }>({
    picture: { id: 'shop.licence', defaultMessage: 'Licence {number, number}, in full size' },
  }),
};
