/** The agreement for shops of the demo mall. A real mall writes its own. */
export const SETTLEMENT_AGREEMENT = `
<p>Vermilion Retail Ltd, 1 Arcade Row, Porthaven (“we”) runs the mall. This is what we agree on with every shop that opens in it.</p>
<h3>1. Who may open a shop</h3>
<p>A company or a person with a licence for the trade. What you tell us in the application is true, and you tell us when it changes. We review every application within {reviewDays} working days.</p>
<h3>2. Goods</h3>
<ul>
<li>You sell what you may sell, describe it as it is, and have it in stock when you offer it.</li>
<li>Counterfeits, weapons and what shoppers must not be sold are taken off sale at once.</li>
</ul>
<h3>3. Orders</h3>
<p>You send paid orders and answer shoppers without delay, and take goods back as the law and the rules of the mall say.</p>
<h3>4. Fees</h3>
<p>There is no fee for opening. Of every completed order we keep the handling fee of your category, which you see before you apply; the rest is credited to you and paid out.</p>
<h3>5. The end</h3>
<p>You may close your shop at any time, once its orders are completed. We may close a shop that breaks this agreement, after telling you why.</p>
`.trim();
