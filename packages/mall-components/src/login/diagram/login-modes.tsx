import { loginTable } from '../login-table';
import { loginModes } from '../types';
import * as styles from './diagram.css';

const columns = ['Mode', 'Fields', 'Code', 'Agreement', 'Providers', 'Submits', 'Then'];

const yes = (holds: boolean | undefined) => (holds ? 'yes' : '');

/** The rows of the machine's table: what each mode asks for and does. */
export function LoginModes() {
  return (
    <table className={styles.table}>
      <caption className={styles.cell}>What each mode asks for and does</caption>
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
        {loginModes.map((mode) => {
          const {
            fields,
            optional = [],
            code,
            agreement,
            providers,
            submit,
            done,
          } = loginTable[mode];
          const cells = [
            fields
              .map((field) => (optional.includes(field) ? `${field} (optional)` : field))
              .join(', '),
            code && `${code.purpose}, by ${code.to}`,
            yes(agreement),
            yes(providers),
            submit,
            done,
          ];
          return (
            <tr key={mode}>
              <th scope="row" className={styles.cell}>
                {mode}
              </th>
              {cells.map((text, at) => (
                <td key={columns[at + 1]} className={styles.cell}>
                  {text}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
