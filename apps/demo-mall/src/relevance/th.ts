/** Thai queries with their relevant goods. */
export const th = `
ชามเซรามิก | Cuencos de barro; 青釉汤碗; Pasta bowl; Salad bowl; 青瓷盖碗
ชาม | Cuencos de barro; 青釉汤碗; Pasta bowl; Salad bowl
โทรศัพท์ | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone; Big-button desk
มือถือ | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone
น้ำหอม | น้ำหอมดอกลีลาวดี; Eau de parfum; Extrait de parfum; Eau de cologne; Solid perfume
น้ําหอม | น้ำหอมดอกลีลาวดี; Eau de parfum; Extrait de parfum; Eau de cologne; Solid perfume
น้ำมันมะพร้าว | น้ำมันมะพร้าวสกัดเย็น
นํ้ามันมะพร้าว | น้ำมันมะพร้าวสกัดเย็น
มะพร้าว | น้ำมันมะพร้าวสกัดเย็น
มะม่วง | มะม่วงน้ำดอกไม้; มะม่วงอบแห้ง
มะม่วงอบแห้ง | มะม่วงอบแห้ง
สับปะรด | สับปะรดภูแล
สัปปะรด | สับปะรดภูแล
มะเขือ | มะเขือม่วง
ปูม้า | ปูม้านึ่ง
ปู | ปูม้านึ่ง
ต้มยำ | ชุดต้มยำกุ้ง
ต้มยํากุ้ง | ชุดต้มยำกุ้ง
กุ้ง | ชุดต้มยำกุ้ง; Gambas blancas
ข้าวหอมมะลิ | ข้าวหอมมะลิทุ่งกุลา
ข้าวสาร | ข้าวหอมมะลิทุ่งกุลา; Arroz bomba
น้ำพริก | น้ำพริกเผา
ซอสผัดไทย | ซอสมะขามสำหรับผัดไทย
ผัดไทย | ซอสมะขามสำหรับผัดไทย
สบู่ | สบู่มะลิทำมือ; Bar soap; Savon de Marseillane; 手工艾草皂
สบู่มะลิ | สบู่มะลิทำมือ
แชมพู | แชมพูมะกรูด; Shampoo, rosemary
เเชมพู | แชมพูมะกรูด; Shampoo, rosemary
ครีมกันแดด | ครีมกันแดดใบบัวบก; Sun milk
กันแดด | ครีมกันแดดใบบัวบก; Sun milk
ครีมกันแดด spf50 | ครีมกันแดดใบบัวบก; Sun milk
เทียนหอม | เทียนหอมดอกมะลิ; Soy candle; 手工蜂蜡
รองเท้าแตะ | รองเท้าแตะหนังสาน; Beach sandal; River sandal
กางเกงเล | กางเกงเลผ้าฝ้าย
กางเกง | กางเกงเลผ้าฝ้าย; Cord trousers; Straight jeans; Wide-leg jeans
กางเกงยีนส์ | Straight jeans; Wide-leg jeans; Children's jeans
เดรส | เดรสผ้าฝ้ายย้อมคราม; Swing dress; Midi dress; Summer dress; Wrap dress
เสื้อยืด | Heavy cotton T-shirt; Basic T-shirts; Children's T-shirt
ถุงเท้า | Wool socks; Cosy socks
ร่ม | Folding umbrella; Sun umbrella
กระเป๋าเป้ | School backpack; Trekking backpack
รองเท้าวิ่ง | Cushioned running shoe
ช้าง | ช้างน้อยกับดวงดาว
หนังสือเด็ก | ช้างน้อยกับดวงดาว; The Fox Who; Whale in; A Bear Buys; The Penguin; 小熊猫的四季; El erizo; Le lapin
ชา | ชาอัญชันตะไคร้; Breakfast tea; 明前龙井; 武夷大红袍; 茉莉花茶
ชาอัญชัน | ชาอัญชันตะไคร้
กาน้ำชา | Round-bellied teapot; 手作陶瓷茶壶
แก้วกาแฟ | Espresso cup; Stoneware mug; Bone china mug; Enamel camping mug; travel cup
กระทะ | non-stick frying pan; Carbon steel skillet
หม้อ | Stainless steel saucepan; Enamelled cast-iron; 铸铁小炖锅; Fondue pot
มีด | Chef's knife
มีดเชฟ | Chef's knife
หูฟัง | Over-ear headphones
โน้ตบุ๊ก | Quaybook 14
แล็ปท็อป | Quaybook 14
ทีวี | Television with wooden
กล้อง | Mirrorless camera; Instant camera; Cinema camera
พาวเวอร์แบงค์ | Power bank
โซฟา | Two-seat sofa
โคมไฟ | Ceramic table lamp; Bedside lamp
จักรยาน | City bicycle ~ Bicycle repair
เต็นท์ | Two-person tent
กีตาร์ | Electric guitar
ตุ๊กตาหมี | Bartholomew, the bear
อาหารแมว | Cat food, salmon
ช็อกโกแลต | Dark chocolate
น้ำผึ้ง | Wildflower honey; Miel de lavande
ลิปสติก | Lipstick, satin
shampoo มะกรูด | แชมพูมะกรูด
บ้านสวนมะลิ | ครีมกันแดด; น้ำมันมะพร้าว; น้ำหอมดอก; แชมพู; สบู่; เดรส; กางเกงเล; มะม่วง; สับปะรด; มะเขือ; ปูม้า; เทียนหอม; ข้าวหอม; ซอสมะขาม; น้ำพริก; ชุดต้มยำ; ช้างน้อย; ชาอัญชัน; รองเท้าแตะ
`;
