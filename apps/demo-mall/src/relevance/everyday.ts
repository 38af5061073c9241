/**
 * What shoppers ask in words of every day, many of which no goods have: words of another region, brands as words, what one
 * does with a thing. By language, as `query | what fits`, goods by parts of their names. The thesaurus is tuned for these,
 * and they are not changed for it.
 */
export const everyday = {
  en: `
dustbin | Waste-paper bin
garbage can | Waste-paper bin
trash can for the office | Waste-paper bin
flashlight | Torch with a magnetic foot; Rechargeable lantern
wellies | Rubber boots
rain boots | Rubber boots; Chelsea boot for rain
crocs | Garden clog
flip flops | Beach sandal; รองเท้าแตะ; River sandal; Children's beach sandal
iphone | Quayline One; Quayline Mini
ipad | Reading tablet; Family tablet
kindle | Reading tablet
macbook | Quaybook 14
airpods | Over-ear headphones
polaroid | Instant camera
usb stick | Memory stick
biro | Rollerball; 铱金钢笔
tupperware | Lunch box; preserving jar; Storage tin
thermos | travel cup; Insulated drinking bottle
telly | Television
couch for two | Two-seat sofa
night light | Bedside lamp; lantern; table lamp
washing powder | Laundry powder
loo roll | toilet paper
dish sponge | Cellulose sponges
candy | Boiled sweets
soccer ball | Match football
ping pong paddle | Table tennis bat
sneakers for kids | Children's sneaker
bathing suit | Swimsuit; Bikini; Swim shorts
rucksack | Trekking backpack; School backpack
carry-on luggage | Cabin suitcase
specs | Reading glasses; Sunglasses
stuffed animal | Bartholomew; Sea otter; Panda; Penguin for; dinosaur; Unicorn; Octopus; Fox in a knitted
rollerblades | Roller skates
`,
  zh: `
垃圾桶 | Waste-paper bin
废纸篓 | Waste-paper bin
手電筒 | Torch with a magnetic foot; Rechargeable lantern
雨鞋 | Rubber boots
洞洞鞋 | Garden clog
人字拖 | Beach sandal; รองเท้าแตะ; River sandal; Children's beach sandal
苹果手机 | Quayline One; Quayline Mini
平板電腦 | Reading tablet; Family tablet
电子书阅读器 | Reading tablet
笔电 | Quaybook 14
耳塞 | Over-ear headphones
拍立得 | Instant camera
随身碟 | Memory stick
签字笔 | Rollerball; 铱金钢笔; Graphite
保鲜盒 | Lunch box; preserving jar; Storage tin
保溫杯 | travel cup; Insulated drinking bottle
彩电 | Television
双人沙发 | Two-seat sofa
小夜灯 | Bedside lamp; lantern; table lamp
洗衣液 | Laundry powder
卫生纸 | toilet paper
洗碗布 | Cellulose sponges; tea towels
糖 | Boiled sweets; Turrón
足球 | Match football
乒乓球拍 | Table tennis bat
童鞋 | Children's sneaker; Children's beach sandal
游泳衣 | Swimsuit; Bikini
书包 | School backpack; Trekking backpack
登机箱 | Cabin suitcase
老花镜 | Reading glasses
公仔 | Bartholomew; Sea otter; Panda; Penguin for; dinosaur; Unicorn; Octopus; Fox in a knitted
脚踏车 | City bicycle
老干妈 | 手工剁椒酱; Hot sauce; น้ำพริกเผา
行动电源 | Power bank
`,
  es: `
tacho de basura | Waste-paper bin
bote de basura | Waste-paper bin
papelera | Waste-paper bin
linterna | Torch with a magnetic foot; Rechargeable lantern
botas de agua | Rubber boots
crocs | Garden clog
chancletas | Beach sandal; รองเท้าแตะ; River sandal; Children's beach sandal
celular | Quayline One; Quayline Mini; Pocket phone
ipad | Reading tablet; Family tablet
libro electrónico | Reading tablet
computadora portátil | Quaybook 14
audífonos | Over-ear headphones
polaroid | Instant camera
pendrive | Memory stick
birome | Rollerball; 铱金钢笔
tuper | Lunch box; preserving jar; Storage tin
termo | travel cup; Insulated drinking bottle
tele | Television
sillón de dos plazas | Two-seat sofa
foco | Filament bulb
jabón en polvo para ropa | Laundry powder
papel de baño | toilet paper
estropajo | Cellulose sponges; Loofah
golosinas | Boiled sweets
pelota de fútbol | Match football
paleta de ping pong | Table tennis bat
tenis para niños | Children's sneaker
malla de baño | Swimsuit; Bikini; Swim shorts
morral | Trekking backpack; School backpack
valija de mano | Cabin suitcase
lentes de lectura | Reading glasses
cobija | Merino throw; Down blanket
remera | T-shirt
barrilete | Diamond kite
`,
  fr: `
poubelle | Waste-paper bin
corbeille à papier | Waste-paper bin
lampe torche | Torch with a magnetic foot
bottes de pluie | Rubber boots
crocs | Garden clog
tongs | Beach sandal; รองเท้าแตะ; River sandal; Children's beach sandal
cellulaire | Quayline One; Quayline Mini; Pocket phone
ipad | Reading tablet; Family tablet
liseuse | Reading tablet
ordi portable | Quaybook 14
écouteurs | Over-ear headphones
polaroid | Instant camera
clé usb | Memory stick
bic | Rollerball; 铱金钢笔
tupperware | Lunch box; preserving jar; Storage tin
thermos | travel cup; Insulated drinking bottle
télé | Television
canapé deux places | Two-seat sofa
veilleuse | Bedside lamp; lantern; table lamp
lessive | Laundry powder
pq | toilet paper
éponge vaisselle | Cellulose sponges
bonbons | Boiled sweets
ballon de foot | Match football
raquette de ping-pong | Table tennis bat
baskets enfant | Children's sneaker
maillot de bain | Swimsuit; Bikini; Swim shorts
cartable | School backpack; Briefcase
valise cabine | Cabin suitcase
lunettes pour lire | Reading glasses
doudou | Bartholomew; Sea otter; Panda; Penguin for; dinosaur; Unicorn; Octopus; Fox in a knitted
patins à roulettes | Roller skates
mobylette | Electric moped
chandail en laine | wool; Chunky ribbed scarf; Merino
`,
  th: `
ถังขยะ | Waste-paper bin
ตะกร้าใส่ขยะ | Waste-paper bin
ไฟฉาย | Torch with a magnetic foot; Rechargeable lantern
รองเท้าบูทกันฝน | Rubber boots; Chelsea boot
รองเท้าหัวโต | Garden clog
รองเท้าแตะ | Beach sandal; รองเท้าแตะ; River sandal; Children's beach sandal
ไอโฟน | Quayline One; Quayline Mini
ไอแพด | Reading tablet; Family tablet
เครื่องอ่านหนังสือ | Reading tablet
โน้ตบุ๊ก | Quaybook 14
หูฟัง | Over-ear headphones
กล้องโพลารอยด์ | Instant camera
แฟลชไดรฟ์ | Memory stick
ปากกาลูกลื่น | Rollerball; 铱金钢笔
กล่องใส่อาหาร | Lunch box; preserving jar; Storage tin
กระติกน้ำ | travel cup; Insulated drinking bottle
จอทีวี | Television
โซฟาสองที่นั่ง | Two-seat sofa
ไฟหัวเตียง | Bedside lamp
แฟ้บ | Laundry powder
ทิชชู่ห้องน้ำ | toilet paper
ฟองน้ำล้างจาน | Cellulose sponges
ลูกอม | Boiled sweets
ลูกบอล | Match football; basketball; volleyball
ไม้ปิงปอง | Table tennis bat
รองเท้าเด็ก | Children's sneaker; Children's beach sandal
ชุดว่ายน้ำ | Swimsuit; Bikini
เป้เดินทาง | Trekking backpack; School backpack
กระเป๋าลาก | Cabin suitcase
แว่นสายตา | Reading glasses
ตุ๊กตาหมี | Bartholomew
มาม่า | Ramen kit; 手工荞麦挂面
มอไซค์ไฟฟ้า | Electric moped
แบตสำรอง | Power bank
`,
  lo: `
ຖັງຂີ້ເຫຍື້ອ | Waste-paper bin
ກະຕ່າຂີ້ເຫຍື້ອ | Waste-paper bin
ໄຟສາຍ | Torch with a magnetic foot; Rechargeable lantern
ເກີບກັນຝົນ | Rubber boots; Chelsea boot
ເກີບແຕະ | Beach sandal; รองเท้าแตะ; River sandal; Children's beach sandal
ໄອໂຟນ | Quayline One; Quayline Mini
ໄອແພັດ | Reading tablet; Family tablet
ແທັບເລັດ | Reading tablet; Family tablet
ໂນດບຸກ | Quaybook 14
ຫູຟັງ | Over-ear headphones
ກ້ອງໂພລາຣອຍ | Instant camera
ແຟລດໄດຣ | Memory stick
ປາກກາ | Rollerball; 铱金钢笔
ກ່ອງໃສ່ອາຫານ | Lunch box; preserving jar; Storage tin
ກະຕິກນ້ຳ | travel cup; Insulated drinking bottle
ໂທລະພາບ | Television
ໂຊຟາ | Two-seat sofa
ໂຄມໄຟຫົວຕຽງ | Bedside lamp
ແຟັບ | Laundry powder
ເຈ້ຍຫ້ອງນ້ຳ | toilet paper
ຟອງນ້ຳລ້າງຖ້ວຍ | Cellulose sponges
ລູກອົມ | Boiled sweets
ໝາກບານ | Match football
ໄມ້ປິ່ງປ່ອງ | Table tennis bat
ເກີບເດັກນ້ອຍ | Children's sneaker; Children's beach sandal
ຊຸດລອຍນ້ຳ | Swimsuit; Bikini
ກະເປົາເປ້ | Trekking backpack; School backpack
ກະເປົາລາກ | Cabin suitcase
ແວ່ນຕາ | Reading glasses; Sunglasses
ຕຸກກະຕາໝີ | Bartholomew
ໝີ່ | Ramen kit; 手工荞麦挂面
ລົດຖີບ | City bicycle
ແບັດສຳຮອງ | Power bank
ມ່າມ່າ | Ramen kit; 手工荞麦挂面
`,
};
