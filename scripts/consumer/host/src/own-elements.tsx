/** What a reset would change. */
export const OwnElements = () => (
  <header aria-label="Own elements">
    <h1>An own heading</h1>
    <p>An own paragraph</p>
    <ul>
      <li>
        <a href="#own">An own link</a>
      </li>
    </ul>
    <button type="button">An own button</button>
    <label>
      An own field <input type="text" />
    </label>
    <fieldset>
      <legend>An own group</legend>
    </fieldset>
    <table>
      <tbody>
        <tr>
          <td>An own cell</td>
        </tr>
      </tbody>
    </table>
  </header>
);
