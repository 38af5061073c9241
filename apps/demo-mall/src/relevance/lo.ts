/** Lao queries with their relevant goods; no shop of the demo mall writes Lao. */
export const lo = `
ຖ້ວຍ | Stoneware mug; Espresso cup; Bone china mug; Cuencos de barro; 青釉汤碗; Pasta bowl; Salad bowl; Enamel camping mug; 柴烧主人杯; travel cup
ຈອກ | Stoneware mug; Espresso cup; Bone china mug; Enamel camping mug; 柴烧主人杯; travel cup; Wine glass
ຈອກກາເຟ | Stoneware mug; Espresso cup; Bone china mug; Enamel camping mug; travel cup
ໂທລະສັບ | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone; Big-button desk
ໂທລະສັບມືຖື | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone
ມືຖື | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone
ຫູຟັງ | Over-ear headphones
ຄອມພິວເຕີ | Quaybook 14; Quayview 27
ໂທລະທັດ | Television with wooden
ໂທລະພາບ | Television with wooden
ກ້ອງຖ່າຍຮູບ | Mirrorless camera; Instant camera; Cinema camera
ໂມງ | Watch with hands; Mantel clock; Twin-bell alarm
ໂມງປຸກ | Twin-bell alarm
ວິທະຍຸ | Kitchen radio; Tabletop radio
ລໍາໂພງ | Portable speaker; Bookshelf speaker
ລຳໂພງ | Portable speaker; Bookshelf speaker
ເສື້ອຢືດ | Heavy cotton T-shirt; Basic T-shirts; Children's T-shirt
ເສື້ອ | Heavy cotton T-shirt; Basic T-shirts; Children's T-shirt; Striped Oxford; Linen shirt; Boat-neck; Silk blouse; Quick-dry running
ເສື້ອກັນຝົນ | Rain jacket
ກະໂປງ | Swing dress; Midi dress; Summer dress; Wrap dress; 真丝旗袍领; เดรสผ้าฝ้าย
ໂສ້ງ | กางเกงเล; Cord trousers; Straight jeans; Wide-leg jeans; Trail shorts; Sweat shorts
ໂສ້ງຢີນ | Straight jeans; Wide-leg jeans; Children's jeans
ເກີບ | Cushioned running shoe; Canvas low-top; Everyday trainer; Trail shoe; Leather tennis; Court shoe; 绣花布鞋; Ballet shoes
ເກີບແຕະ | รองเท้าแตะ; Beach sandal; River sandal; Heeled sandal
ຖົງຕີນ | Wool socks; Cosy socks
ໝວກ | Straw hat; Cotton cap; Silk top hat
ຫມວກ | Straw hat; Cotton cap; Silk top hat
ກະເປົາ | Handbag in; School backpack; Briefcase; Trekking backpack; Clasp purse
ຄັນຮົ່ມ | Folding umbrella; Sun umbrella
ແວ່ນຕາ | Sunglasses with; Reading glasses
ໝໍ້ | Stainless steel saucepan; Enamelled cast-iron; 铸铁小炖锅; Fondue pot
ໝໍ້ຂາງ | non-stick frying pan; Carbon steel skillet
ມີດ | Chef's knife
ຈານ | Dinner plate
ບ່ວງ | Steel cutlery; Beechwood spoon
ໄມ້ທູ່ | 竹筷礼盒
ການໍ້າຊາ | Round-bellied teapot; 手作陶瓷茶壶
ຊາ | Breakfast tea; 明前龙井; 武夷大红袍; 茉莉花茶; ชาอัญชัน
ຊາຂຽວ | 明前龙井
ກາເຟ | House coffee; Single-farm coffee
ເຂົ້າ | ข้าวหอมมะลิ; Arroz bomba
ໝາກມ່ວງ | มะม่วงน้ำดอกไม้; มะม่วงอบแห้ง
ໝາກນັດ | สับปะรดภูแล
ໝາກກ້ຽງ | Naranjas de mesa
ກຸ້ງ | Gambas blancas; ชุดต้มยำกุ้ง
ປາ | Wild salmon; Fish flakes
ໄຂ່ | Free-range eggs
ນົມ | Whole milk
ເຂົ້າຈີ່ | Baguette de tradition; Pain de campagne
ນໍ້າເຜິ້ງ | Wildflower honey; Miel de lavande
ນ້ຳເຜິ້ງ | Wildflower honey; Miel de lavande
ຊັອກໂກແລັດ | Dark chocolate
ສະບູ | Bar soap; สบู่มะลิ; Savon de Marseillane; 手工艾草皂
ຢາສະຜົມ | Shampoo, rosemary; แชมพู
ນ້ຳຫອມ | น้ำหอมดอก; Eau de parfum; Extrait de parfum; Eau de cologne; Solid perfume
ຄີມກັນແດດ | ครีมกันแดด; Sun milk
ທຽນ | Soy candle; 手工蜂蜡; เทียนหอม
ໂຄມໄຟ | Ceramic table lamp; Bedside lamp
ຜ້າເຊັດໂຕ | Cotton bath towel
ຕັ່ງ | Beech chair
ຕຽງ | Upholstered bed
ແວ່ນແຍງ | Wall mirror; Pocket mirror
ລົດຖີບ | City bicycle ~ Bicycle repair
ຕຸກກະຕາ | Bartholomew; Panda, cuddly; Nesting dolls; Sea otter; Penguin for; Fox in; Unicorn with; Long-necked; Octopus with
ເຕັ້ນ | Two-person tent
ບານເຕະ | Match football
ກີຕ້າ | Electric guitar
ອາຫານແມວ | Cat food, salmon
ອາຫານໝາ | Dog food, turkey
ດອກໄມ້ | Bouquet of; Tulips, ten; Garden rose; Sunflowers; Hyacinth; Hibiscus
ປຶ້ມ | Salt Roads; The Clockmaker; Orchards of; Twelve Soups; Stars for; The Fox Who; A Bear Buys; Whale in; The Penguin; 一片叶子; Le petit livre; La cocina; El erizo; Le lapin; 小熊猫的四季; ช้างน้อย ~ Dot-grid notebook; Pocket notebooks
ສໍດຳ | Graphite pencils
ປາກກາ | 铱金钢笔; Rollerball
`;
