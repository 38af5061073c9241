/** The privacy agreement of the fictional company of the demo mall. A real mall writes its own. */
export const AGREEMENT = `
<h2>Privacy agreement</h2>
<p>This agreement tells you which data Vermilion keeps when you look around, buy or sell in the mall, why, and for how long. The mall is run by Vermilion Retail Ltd, 1 Arcade Row, Porthaven (“we”). Write to <a href="mailto:privacy@vermilion.example">privacy@vermilion.example</a> about anything in it.</p>
<h3>1. What we keep</h3>
<ul>
<li><strong>Your account:</strong> the email address or telephone number with which you sign in, a nickname, a picture if you choose one, and a digest of your password, never the password itself.</li>
<li><strong>Your orders:</strong> what you bought, from whom, for how much, where it was sent, and the messages about it.</li>
<li><strong>Your addresses:</strong> as you typed them, until you delete them.</li>
<li><strong>Your cart and your collections,</strong> so that they are there when you come back.</li>
<li><strong>One cookie,</strong> which tells us that you are signed in. It cannot be read by scripts and carries no information about you.</li>
</ul>
<h3>2. What we do not keep</h3>
<p>We do not see or store card numbers: they go from your browser to the payment provider. We do not follow you to other sites, and no other site follows you here.</p>
<h3>3. Who receives it</h3>
<p>A shop receives what it needs to send your parcel: the name, the address and the telephone number of that order. The courier receives the same. Nobody receives your email address for advertising.</p>
<h3>4. How long</h3>
<p>Sign-in codes are deleted after {codeMinutes} minutes, sessions after {sessionDays} days without use. Orders and invoices are kept for as long as tax law demands and then deleted. When you close your account, everything else goes with it at once.</p>
<h3>5. Your rights</h3>
<p>You may see, correct, take away or delete your data at any time, and you may object to any use that the contract does not need. Most of it is done on your own account pages; for the rest, one email is enough. You may also complain to the data protection authority of your country.</p>
<h3>6. Children</h3>
<p>Accounts are for people of sixteen and above. Younger people shop with somebody who looks after them.</p>
<h3>7. Changes</h3>
<p>When this agreement changes, we tell you by email before it takes effect and keep the older versions here.</p>
`.trim();
