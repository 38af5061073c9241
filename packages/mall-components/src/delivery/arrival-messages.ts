import { defineMessages } from 'react-intl';

export const arrivalMessages = defineMessages<{ arrives: { dates: string } }>({
  arrives: { id: 'delivery.arrives', defaultMessage: 'Arrives {dates}' },
});
