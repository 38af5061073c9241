import { rows } from '../rows';

/** Names of the goods of `goods/shoes.ts`. en | zh-CN | es | fr | th | lo */
export const shoes = rows(`
Canvas low-top with vulcanised sole | 低帮帆布鞋 硫化底 | Zapatillas bajas de lona, suela vulcanizada | Baskets basses en toile, semelle vulcanisée | รองเท้าผ้าใบหุ้มส้นต่ำ พื้นวัลคาไนซ์ | ເກີບຜ້າໃບສົ້ນຕ່ຳ ພື້ນຢາງວັນຄາໄນ
Cushioned running shoe, daily trainer | 缓震跑鞋 日常训练款 | Zapatillas de correr amortiguadas, uso diario | Chaussures de course amorties, usage quotidien | รองเท้าวิ่งพื้นนุ่ม ซ้อมทุกวัน | ເກີບແລ່ນພື້ນນຸ່ມ ໃຊ້ທຸກມື້
Trail shoe with lugged sole | 越野跑鞋 深齿大底 | Zapatillas de trail con suela de tacos | Chaussures de trail à semelle crantée | รองเท้าเทรลพื้นดอกยาง | ເກີບແລ່ນປ່າພື້ນດອກຢາງ
Everyday trainer, washable | 可机洗日常运动鞋 | Zapatillas de diario, lavables | Baskets de tous les jours, lavables | รองเท้าผ้าใบใส่ทุกวัน ซักได้ | ເກີບຜ້າໃບໃສ່ທຸກມື້ ຊັກໄດ້
Children's sneaker with hook-and-loop | 儿童魔术贴运动鞋 | Zapatillas infantiles con velcro | Baskets enfant à scratch | รองเท้าผ้าใบเด็กแถบตีนตุ๊กแก | ເກີບຜ້າໃບເດັກນ້ອຍແບບແປະ
Leather tennis shoe, plain white | 小白鞋 真皮网球款 | Zapatillas de tenis de piel, blancas | Tennis en cuir, blanc uni | รองเท้าเทนนิสหนัง สีขาวล้วน | ເກີບເທັນນິດໜັງ ສີຂາວລ້ວນ
Roller skates with soft boots | 软靴轮滑鞋 | Patines de ruedas con bota blanda | Patins à roulettes à bottine souple | รองเท้าสเก็ตล้อ หุ้มข้อนุ่ม | ເກີບສະເກັດລໍ້ ຫຸ້ມຂໍ້ນຸ່ມ
Ice skates for the frozen tarn | 冰湖滑冰鞋 | Patines para el lago helado | Patins à glace pour le lac gelé | รองเท้าสเก็ตน้ำแข็งสำหรับทะเลสาบ | ເກີບສະເກັດນ້ຳກ້ອນສຳລັບທະເລສາບ
Hiking boot, waxed leather | 上蜡皮登山靴 | Botas de montaña de cuero encerado | Chaussures de randonnée en cuir ciré | รองเท้าเดินป่าหนังเคลือบขี้ผึ้ง | ເກີບຍ່າງປ່າໜັງເຄືອບຂີ້ເຜິ້ງ
Chelsea boot for rain and gigs | 切尔西靴 雨天派对皆宜 | Botines Chelsea para lluvia y conciertos | Bottines Chelsea, pluie et concerts | รองเท้าบู๊ตเชลซี ลุยฝนก็ได้ | ເກີບບູດເຊວຊີ ລຸຍຝົນກໍໄດ້
Knee boot with side zip | 侧拉链及膝长靴 | Botas altas con cremallera lateral | Bottes hautes à zip latéral | บู๊ตสูงถึงเข่า ซิปข้าง | ເກີບບູດສູງຮອດຫົວເຂົ່າ ຊິບຂ້າງ
Winter boot with felt liner | 毛毡内胆冬靴 | Botas de invierno con forro de fieltro | Bottes d’hiver à chausson de feutre | บู๊ตหน้าหนาวบุสักหลาด | ເກີບບູດລະດູໜາວບຸສັກຫຼາດ
Rubber boots for puddles | 踩水坑雨靴 | Botas de agua para charcos | Bottes en caoutchouc pour les flaques | รองเท้าบู๊ตยางลุยแอ่งน้ำ | ເກີບບູດຢາງລຸຍນ້ຳ
Desert boot in suede | 麂皮沙漠靴 | Botas safari de ante | Desert boots en daim | รองเท้าเดสเสิร์ตบู๊ตหนังกลับ | ເກີບບູດທະເລຊາຍໜັງກັບ
Work boot with steel cap | 钢头工装靴 | Botas de trabajo con puntera de acero | Chaussures de travail à coque d’acier | รองเท้าเซฟตี้หัวเหล็ก | ເກີບເຊັບຕີ້ຫົວເຫຼັກ
Riding boot, hand-polished | 手工抛光马靴 | Botas de montar pulidas a mano | Bottes d’équitation polies main | รองเท้าบู๊ตขี่ม้าขัดมือ | ເກີບບູດຂີ່ມ້າຂັດດ້ວຍມື
Court shoe with a sculpted heel | 雕塑跟单鞋 | Zapatos de salón con tacón esculpido | Escarpins à talon sculpté | รองเท้าคัตชูส้นดีไซน์ | ເກີບຄັດຊູສົ້ນດີໄຊ
Ballerina flat, foldable | 可折叠芭蕾平底鞋 | Bailarinas plegables | Ballerines pliables | รองเท้าบัลเลต์ส้นแบน พับได้ | ເກີບສົ້ນແປຊົງບັນເລ່ ພັບໄດ້
Ballet shoes in satin, split sole | 缎面芭蕾舞鞋 两片底 | Zapatillas de ballet de satén, suela partida | Chaussons de danse en satin, bi-semelle | รองเท้าเต้นบัลเลต์ผ้าซาติน พื้นแยก | ເກີບເຕັ້ນບັນເລ່ຜ້າຊາຕິນ ພື້ນແຍກ
Leather loafer, moccasin stitch | 莫卡辛缝线真皮乐福鞋 | Mocasines de piel con costura a mano | Mocassins en cuir cousus main | รองเท้าโลฟเฟอร์หนัง เย็บแบบม็อกคาซิน | ເກີບໂລບເຟີໜັງ ຫຍິບແບບໂມກາຊິນ
House mules with a small heel | 小跟居家穆勒鞋 | Chinelas de casa con tacón bajo | Mules d’intérieur à petit talon | รองเท้าสวมในบ้านส้นเตี้ย | ເກີບສຸບໃນເຮືອນສົ້ນເຕ້ຍ
Slingback with kitten heel | 猫跟后系带鞋 | Zapatos destalonados con tacón bajo | Escarpins à bride et petit talon | รองเท้ารัดส้นส้นเตี้ย | ເກີບຮັດສົ້ນສົ້ນເຕ້ຍ
Patent pumps for the office | 漆皮通勤高跟鞋 | Zapatos de charol para la oficina | Escarpins vernis pour le bureau | รองเท้าส้นสูงหนังแก้วใส่ทำงาน | ເກີບສົ້ນສູງໜັງເງົາໃສ່ຫ້ອງການ
Embroidered cloth shoes, layered sole | 绣花布鞋 千层底 | Zapatos de tela bordados, suela de capas | Souliers de toile brodés, semelle feuilletée | รองเท้าผ้าปักจีน พื้นพันชั้น | ເກີບຜ້າປັກແສ່ວ ພື້ນພັນຊັ້ນ
Beach sandal with soft strap | 软带沙滩凉鞋 | Sandalias de playa con tira suave | Sandales de plage à bride souple | รองเท้าแตะชายหาดสายนุ่ม | ເກີບແຕະຫາດຊາຍສາຍນຸ່ມ
Heeled sandal in nappa | 纳帕羊皮高跟凉鞋 | Sandalias de tacón en napa | Sandales à talon en nappa | รองเท้าแตะส้นสูงหนังนัปปา | ເກີບແຕະສົ້ນສູງໜັງນັບປາ
Hand-woven leather sandals | 手工编织皮凉鞋 | Sandalias de cuero trenzado a mano | Sandales en cuir tressé main | รองเท้าแตะหนังสานมือ | ເກີບແຕະໜັງສານດ້ວຍມື
Esparto espadrilles | 西班牙草编鞋 | Alpargatas de esparto | Espadrilles en sparte | รองเท้าเชือกสานเอสปาดริลย์ | ເກີບເຊືອກສານແອສປາດຣີວ
River sandal with grip | 防滑溯溪凉鞋 | Sandalias de río antideslizantes | Sandales de rivière antidérapantes | รองเท้าแตะลุยน้ำกันลื่น | ເກີບແຕະລຸຍນ້ຳກັນມື່ນ
Garden clog, cork footbed | 软木底园艺洞鞋 | Zuecos de jardín con plantilla de corcho | Sabots de jardin à semelle de liège | รองเท้าหัวโตทำสวน พื้นไม้ก๊อก | ເກີບຫົວໃຫຍ່ເຮັດສວນ ພື້ນໄມ້ກັອກ
Children's beach sandal | 儿童沙滩凉鞋 | Sandalias de playa infantiles | Sandales de plage enfant | รองเท้าแตะชายหาดเด็ก | ເກີບແຕະຫາດຊາຍເດັກນ້ອຍ
Bridal sandal with pearl button | 珍珠扣新娘凉鞋 | Sandalias de novia con botón de perla | Sandales de mariée à bouton perle | รองเท้าเจ้าสาวกระดุมมุก | ເກີບເຈົ້າສາວກະດຸມໄຂ່ມຸກ
Handbag in vegetable-tanned leather | 植鞣革手提包 | Bolso de piel de curtido vegetal | Sac à main en cuir à tannage végétal | กระเป๋าถือหนังฟอกฝาด | ກະເປົາຖືໜັງຟອກທຳມະຊາດ
School backpack with reflectors | 反光条双肩书包 | Mochila escolar con reflectantes | Cartable à dos réfléchissant | กระเป๋าเป้นักเรียนแถบสะท้อนแสง | ກະເປົາເປ້ນັກຮຽນແຖບສະທ້ອນແສງ
Clasp purse with two pockets | 双格口金零钱包 | Monedero de boquilla con dos bolsillos | Porte-monnaie à fermoir, deux poches | กระเป๋าสตางค์ปากแป๊บ 2 ช่อง | ກະເປົາເງິນປາກແປບ 2 ຊ່ອງ
Zip pouch for cables or pencils | 拉链收纳袋 数据线文具通用 | Estuche con cremallera para cables o lápices | Trousse zippée pour câbles ou crayons | กระเป๋าซิปใส่สายชาร์จหรือดินสอ | ກະເປົາຊິບໃສ່ສາຍສາກ ຫຼື ດິນສໍ
Briefcase with brass lock | 黄铜锁公文包 | Maletín con cierre de latón | Serviette à fermoir en laiton | กระเป๋าเอกสารล็อกทองเหลือง | ກະເປົາເອກະສານລັອກທອງເຫຼືອງ
Cabin suitcase, four wheels | 四轮登机箱 | Maleta de cabina de cuatro ruedas | Valise cabine à quatre roues | กระเป๋าเดินทางขึ้นเครื่อง 4 ล้อ | ກະເປົາເດີນທາງຂຶ້ນຍົນ 4 ລໍ້
Cotton tote, reading bear | 读书熊棉布袋 | Bolsa de algodón, oso lector | Tote bag en coton, ours lecteur | ถุงผ้าลายหมีอ่านหนังสือ | ຖົງຜ້າລາຍໝີອ່ານໜັງສື
Folding umbrella, storm-proof | 抗风折叠雨伞 | Paraguas plegable resistente al viento | Parapluie pliant anti-tempête | ร่มพับกันพายุ | ຄັນຮົ່ມພັບກັນລົມພາຍຸ
`);
