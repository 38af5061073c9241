import { initialLoginMode } from '../login-table';
import * as styles from './diagram.css';
import { edges } from './layout';

const columns = ['From', 'Event', 'If', 'To'];
/** Listed separately: LOGIN.START leads to the initial mode from every mode, like closing and reopening. */
const rows = [
  ...edges,
  { from: 'any mode', event: 'LOGIN.START', guard: '', to: initialLoginMode },
];

/** The content of the diagram as text. */
export function LoginTransitions() {
  return (
    <table className={styles.table}>
      <caption className={styles.cell}>Ways between the modes of sign-in</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.cell}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, event, guard, to }) => (
          <tr key={`${from} ${event}`}>
            <th scope="row" className={styles.cell}>
              {from}
            </th>
            <td className={styles.cell}>{event}</td>
            <td className={styles.cell}>{guard}</td>
            <td className={styles.cell}>{to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
