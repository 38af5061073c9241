import { useIntl } from 'react-intl';
import { pictureRules } from '../../pictures/picture-rules';
import { messages } from '../messages';
import { checkReview, REVIEW_MAX_LENGTH } from './review-rules';

const MIB = 1024 * 1024;

/** The rules of the form, taken from the rules that it checks. */
export function ReviewLimits() {
  const { formatMessage } = useIntl();
  const missing = checkReview({ productScore: 0, serviceScore: 0, text: '' });
  const messageOf = (field: keyof typeof missing) => {
    const problem = missing[field];
    return problem && formatMessage(messages[problem]);
  };
  const types = pictureRules.accept.replaceAll('image/', '').split(',').join(' or ').toUpperCase();
  const rows = [
    [formatMessage(messages.productScore), '1 to 5 stars', messageOf('productScore')],
    [formatMessage(messages.serviceScore), '1 to 5 stars', messageOf('serviceScore')],
    [
      formatMessage(messages.text),
      `1 to ${REVIEW_MAX_LENGTH} visible characters`,
      messageOf('text'),
    ],
    [
      'Pictures',
      `up to ${pictureRules.maxFiles}, ${types}, ${pictureRules.maxBytes / MIB} MiB each`,
      'optional',
    ],
  ];
  return (
    <>
      <h2>What it accepts</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Accepts</th>
            <th scope="col">When it is missing</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([field, accepts, otherwise]) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{accepts}</td>
              <td>{otherwise}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
