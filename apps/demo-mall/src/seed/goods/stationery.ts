import { table } from '../parse-goods';

export const stationery = table(`
# Books, Music & Stationery | 📚 | lilac clay mist linen
## Notebooks & Paper | 📓 | 🖊️ ☕ 📎 🌿
shiguang | 手工线装笔记本 宣纸内页 | 18.90 | notebook:🪷 | 颜色: 黛蓝, 米白, 胭脂; 内页: 空白, 竖格 | 苏州匠人手工装订，毛笔钢笔皆不洇。
shiguang | 旅行手账本 牛皮封面 | 32.90/38.00 | notebook | 颜色: 驼色, 墨黑, 松绿; 尺寸: 标准, 护照 | 头层牛皮，可换内芯，越用越有味道。
lantern | Dot-grid notebook, 180 pages | 16.90 | notebook:🦉 | Colour: Plum, Sage, Mustard, Ink; Size: A6, A5 +4 | Opens flat, numbered pages, paper that likes ink.
lantern | Pocket notebooks, set of three | 11.50 | notebook | Colour: Brick, Ocean, Moss | Sewn, stapled never.
shiguang | 洒金宣纸 书法练习 五十张 | 13.80 | cards:🖌️ | 颜色: 米白, 朱红, 鹅黄; 尺寸: 四尺, 六尺 +8 | 半生熟，墨色清亮，不洇不滞。
lantern | Greeting cards, woodland set | 14.90 | cards:🦌 | Colour: Sage, Apricot, Sky; Pack: 6, 12 +10 | Printed in three colours on our own press.
vermilion | Letter paper with lined envelopes | 12.50 | cards:✉️ | Colour: Cream, Blush, Sky | For things that should not be typed.
lantern | Spiral notebook for recipes | 13.90 | 📒 | Colour: Yellow, Coral, Mint | Wipes clean; lies flat beside the stove.
## Pens & Art | 🖌️ | 📓 ☕ 📐 🎨
shiguang | 铱金钢笔 日常书写 | 29.90 | 🖋️ | 颜色: 黛蓝, 朱红, 墨黑; 笔尖: F, M | 出水顺滑，附上墨器与两支墨囊。
lantern | Rollerball with brass barrel | 34.50 | 🖊️ | Colour: Gold, Blue, Black; Tip: 0.5 mm, 0.7 mm | Weighty enough to mean what you write.
shiguang | 狼毫毛笔 小楷 | 14.90 | 🖌️ | 型号: 小, 中 +3, 大 +6 | 聚锋不散，弹性适中，附竹帘笔卷。
vermilion | Wax crayons for small hands | 7.90 | 🖍️ | Pack: 8, 16 +5; Set: bright, earth | Beeswax; snap-proof within reason.
lantern | Oil colours in a wooden box | 58.90/72.00 | 🎨 | Colours: 12, 24 +32 | Pure pigment, walnut oil, a palette to ruin.
vermilion | Graphite pencils, tin of twelve | 11.90 | ✏️ | Grade: HB, 2B, mixed +1 | Cedar that sharpens in one curl.
vermilion | Scissors, left or right | 9.50 | ✂️ | Colour: Red, Teal, Mustard; Hand: right, left | Cut paper, ribbon and arguments.
lantern | Set square and steel ruler | 13.50 | 📐 | Size: 20 cm, 30 cm +3 | Etched, not printed.
## Picture Books | 📗 | 🧸 🎈 ⭐ 🖍️
lantern | The Fox Who Kept the Moon | 16.90 | book:🦊 #4f7ba6 | Format: hardback, board book | A bedtime story with a small theft and a large heart.
lantern | Whale in the Bathtub | 15.90 | book:🐋 #7fc0cf | Format: hardback, paperback | Nora only wanted bubbles.
lantern | A Bear Buys Bread | 16.50 | book:🐻 #e3b458 | Format: hardback, paperback | Counting, queuing and very good manners.
shiguang | 小熊猫的四季 绘本 | 13.90 | book:🐼 #8fb59a | 版本: 精装, 平装 | 水彩手绘，一页一场雪。
inesa | El erizo que quería volar | 14.90 | book:🦔 #d9825a | Edición: tapa dura, rústica | Un cuento de altura para leer en voz alta.
maison | Le lapin et la lune | 14.50 | book:🐇 #8f86c4 | Édition: reliée, brochée | Un album tout doux, illustré à la gouache.
mali | ช้างน้อยกับดวงดาว | 12.90 | book:🐘 #6f8fc4 | ปก: แข็ง, อ่อน | นิทานก่อนนอนสองภาษา ภาพวาดสีน้ำ
otter | The Penguin Post Office | 15.50/18.00 | book:🐧 #9fc9d9 | Format: hardback, paperback | Eleven letters, all with flaps.
## Novels & Cookbooks | 📕 | ☕ 🕯️ 👓 🍪
lantern | Salt Roads, a novel of the north sea | 19.90 | book:⚓ #2f5d73 | Format: hardback, paperback | Three sisters, one lighthouse, eleven winters.
lantern | The Clockmaker's Silence | 17.90 | book:🕰️ #7a4a3c | Format: hardback, paperback | A murder, a workshop, forty clocks that disagree.
lantern | Orchards of Glass | 18.50/21.00 | book:🍎 #8fa86a | Format: hardback, paperback | A family saga that smells of apples and debts.
lantern | Twelve Soups for Twelve Months | 26.90 | book:🍲 #d9843f | Format: hardback, ring-bound +3 | Ada Linfield's kitchen, one pot at a time.
inesa | La cocina de Inesa, 80 recetas | 27.50 | book:🥘 #c9573c | Edición: tapa dura, rústica | De la huerta al plato, sin prisas y sin atajos.
maison | Le petit livre du levain | 22.90 | book:🥖 #d8a866 | Édition: reliée, brochée | Tout ce que la farine veut bien nous apprendre.
qinghe | 一片叶子的旅行 茶书 | 24.80 | book:🍃 #6f9a72 | 版本: 精装, 平装 | 从山场到茶席，写给喝茶的人。
lantern | Stars for Beginners | 21.50 | book:🔭 #3d4a78 | Format: hardback, paperback | Fifty-two nights, no telescope needed.
## Instruments | 🎸 | 🎵 🎼 ☕ 🎤
corda | Electric guitar, alder body | 389.00/449.00 | 🎸 | Colour: Red, Teal, Cream; Hand: right, left +20 | Set up by us; plays in tune to the last fret.
corda | Violin outfit, spruce and maple | 298.00 | 🎻 | Size: 1/2, 3/4 +20, 4/4 +40 | Bow, case, rosin, and a sound post that stays.
corda | Student trumpet, rose brass | 339.00 | 🎺 | Finish: lacquer, silver +90 | Light valves, warm middle.
corda | Alto saxophone, first choice | 549.00/629.00 | 🎷 | Finish: gold lacquer, black nickel +60 | Even from low B flat; neighbours informed.
corda | Snare drum with sticks | 159.00 | 🥁 | Colour: Red, Walnut, Ocean; Depth: 5 inch, 6.5 inch +25 | Ten lugs, crisp wires, practice pad included.
corda | Banjo with open back | 219.00 | 🪕 | Strings: 4, 5 +15 | Bright, portable, impossible to play sadly.
corda | Piano accordion, 48 bass | 648.00 | 🪗 | Colour: Red, Black | Folds a whole village feast into one case.
corda | Digital piano, 88 weighted keys | 698.00/779.00 | 🎹 | Finish: black, walnut +60; Stand: without, with +90 | Headphones on, family asleep.
## Vouchers | cards:🎁 | 🎈 ⭐ 🌼 🕯️ | virtual
vermilion | Gift card for our counter | 25.00 | cards:🛍️ #ef6f5c | Value: 25, 50 +25, 100 +75 | A code by message, good for everything on the shelves of Arcade Row.
corda | Voucher for a first lesson with us | 38.00 | cards:🎼 #c9a26b | Lesson: half an hour, one hour +30 | The code comes as a message; the teacher comes with patience.
shiguang | 线上装帧课 体验券 | 28.00 | cards:🪷 #8fb59a | 课程: 单节, 三节 +48 | 付款后发送兑换码，跟着我们慢慢缝一本书。
mali | บัตรของขวัญ คลาสทำขนมไทย | 24.00 | cards:🌼 #e3b458 | จำนวน: 1 คน, 2 คน +20 | รับรหัสทางข้อความ แล้วมาเข้าครัวกับเราที่เชียงใหม่
inesa | Tarjeta regalo, un día en la huerta | 32.00 | cards:🍊 #d9843f | Personas: una, dos +28, familia +60 | Recibes un código; la comida la ponemos nosotros.
maison | Bon cadeau, atelier en famille | 45.00 | cards:🥐 #e4c39a | Places: une, deux +40 | Le code arrive par message, le tablier vous attend sur place.
`);
