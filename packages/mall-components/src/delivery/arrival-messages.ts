import { defineMessages } from 'react-intl';

export const arrivalMessages = defineMessages<{
  arrives: { dates: string };
  late: { day: string };
}>({
  arrives: { id: 'delivery.arrives', defaultMessage: 'Arrives {dates}' },
  late: { id: 'delivery.late', defaultMessage: 'Later than promised: was due by {day}' },
});
