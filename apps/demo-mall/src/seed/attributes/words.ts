import { rows } from '../translations/rows';

/** Names of attributes. en | zh-CN | es | fr | th | lo */
export const names = rows(`
Material | 材质 | Material | Matière | วัสดุ | ວັດສະດຸ
Care | 保养 | Cuidado | Entretien | การดูแล | ການດູແລ
Weight with packaging | 含包装重量 | Peso con embalaje | Poids emballé | น้ำหนักรวมกล่อง | ນ້ຳໜັກລວມກ່ອງ
Width × height | 宽 × 高 | Ancho × alto | Largeur × hauteur | กว้าง × สูง | ກວ້າງ × ສູງ
Fixing | 固定方式 | Fijación | Fixation | การติดตั้ง | ການຕິດຕັ້ງ
Power supply | 供电 | Alimentación | Alimentation | ไฟเลี้ยง | ໄຟລ້ຽງ
Keeping | 保存 | Conservación | Conservation | การเก็บรักษา | ການເກັບຮັກສາ
Allergens | 过敏原 | Alérgenos | Allergènes | สารก่อภูมิแพ้ | ສານກໍ່ອາການແພ້
Age | 适用年龄 | Edad | Âge | อายุ | ອາຍຸ
Light | 光照 | Luz | Lumière | แสง | ແສງ
Water | 浇水 | Riego | Arrosage | การรดน้ำ | ການຫົດນ້ຳ
Language | 语言 | Idioma | Langue | ภาษา | ພາສາ
Delivery | 发送方式 | Entrega | Envoi | การส่ง | ການສົ່ງ
Chest, by size | 各码胸围 | Pecho por talla | Tour de poitrine par taille | รอบอกตามไซซ์ | ຮອບເອິກຕາມຂະໜາດ
Hips, by size | 各码臀围 | Cadera por talla | Tour de hanches par taille | สะโพกตามไซซ์ | ສະໂພກຕາມຂະໜາດ
Waist, by size | 各码腰围 | Cintura por talla | Tour de taille par taille | รอบเอวตามไซซ์ | ຮອບແອວຕາມຂະໜາດ
Body height, by size | 各码身高 | Estatura por talla | Stature par taille | ส่วนสูงตามไซซ์ | ຄວາມສູງຕາມຂະໜາດ
Collar, by size | 各码领围 | Cuello por talla | Encolure par taille | รอบคอตามไซซ์ | ຮອບຄໍຕາມຂະໜາດ
Head, by size | 各码头围 | Contorno de cabeza por talla | Tour de tête par taille | รอบศีรษะตามไซซ์ | ຮອບຫົວຕາມຂະໜາດ
Hand, by size | 各码手围 | Contorno de mano por talla | Tour de main par taille | รอบมือตามไซซ์ | ຮອບມືຕາມຂະໜາດ
Finger, by size | 各码指围 | Contorno de dedo por talla | Tour de doigt par taille | รอบนิ้วตามไซซ์ | ຮອບນິ້ວຕາມຂະໜາດ
Foot length, by size | 各码脚长 | Longitud del pie por talla | Longueur de pied par pointure | ความยาวเท้าตามไซซ์ | ຄວາມຍາວຕີນຕາມຂະໜາດ
`);

/** What attributes say. en | zh-CN | es | fr | th | lo */
export const values = rows(`
enamelled cast iron | 珐琅铸铁 | hierro fundido esmaltado | fonte émaillée | เหล็กหล่อเคลือบ | ເຫຼັກຫຼໍ່ເຄືອບ
cast iron | 铸铁 | hierro fundido | fonte | เหล็กหล่อ | ເຫຼັກຫຼໍ່
carbon steel | 碳钢 | acero al carbono | acier au carbone | เหล็กกล้าคาร์บอน | ເຫຼັກກ້າຄາບອນ
aluminium, ceramic coating | 铝，陶瓷涂层 | aluminio con revestimiento cerámico | aluminium, revêtement céramique | อะลูมิเนียมเคลือบเซรามิก | ອະລູມີນຽມເຄືອບເຊຣາມິກ
stoneware | 炻器 | gres | grès | สโตนแวร์ | ເຄື່ອງເຜົາສະໂຕນແວ
stoneware, beech | 炻器、榉木 | gres y haya | grès, hêtre | สโตนแวร์ ไม้บีช | ເຄື່ອງເຜົາ ໄມ້ບີດ
stainless steel | 不锈钢 | acero inoxidable | acier inoxydable | สเตนเลส | ສະແຕນເລດ
stainless steel, glass | 不锈钢、玻璃 | acero inoxidable y vidrio | acier inoxydable, verre | สเตนเลส แก้ว | ສະແຕນເລດ ແກ້ວ
stainless steel, bamboo | 不锈钢、竹 | acero inoxidable y bambú | acier inoxydable, bambou | สเตนเลส ไม้ไผ่ | ສະແຕນເລດ ໄມ້ໄຜ່
copper, stainless steel | 铜、不锈钢 | cobre y acero inoxidable | cuivre, acier inoxydable | ทองแดง สเตนเลส | ທອງແດງ ສະແຕນເລດ
celadon | 青瓷 | celadón | céladon | ศิลาดล | ສິລາດົນ
ceramic | 陶瓷 | cerámica | céramique | เซรามิก | ເຊຣາມິກ
bone china | 骨瓷 | porcelana de hueso | porcelaine tendre | โบนไชน่า | ກະເບື້ອງໂບນໄຊນາ
glazed clay | 釉陶 | barro esmaltado | terre cuite émaillée | ดินเผาเคลือบ | ດິນເຜົາເຄືອບ
olive wood | 橄榄木 | madera de olivo | bois d’olivier | ไม้มะกอก | ໄມ້ໝາກກອກ
bamboo | 竹 | bambú | bambou | ไม้ไผ่ | ໄມ້ໄຜ່
glass | 玻璃 | vidrio | verre | แก้ว | ແກ້ວ
glass, natural rubber | 玻璃、天然橡胶 | vidrio y caucho natural | verre, caoutchouc naturel | แก้ว ยางธรรมชาติ | ແກ້ວ ຢາງທຳມະຊາດ
laminated steel | 多层钢 | acero laminado | acier feuilleté | เหล็กหลายชั้น | ເຫຼັກຫຼາຍຊັ້ນ
beech | 榉木 | haya | hêtre | ไม้บีช | ໄມ້ບີດ
oak | 橡木 | roble | chêne | ไม้โอ๊ก | ໄມ້ໂອກ
wood | 木 | madera | bois | ไม้ | ໄມ້
plywood | 胶合板 | contrachapado | contreplaqué | ไม้อัด | ໄມ້ອັດ
cardboard | 纸板 | cartón | carton | กระดาษแข็ง | ເຈ້ຍແຂງ
tinplate | 马口铁 | hojalata | fer-blanc | แผ่นเหล็กเคลือบดีบุก | ສັງກະສີເຄືອບ
tin | 锡 | estaño | étain | ดีบุก | ກົ່ວ
plastic | 塑料 | plástico | plastique | พลาสติก | ພາດສະຕິກ
recycled plastic | 再生塑料 | plástico reciclado | plastique recyclé | พลาสติกรีไซเคิล | ພາດສະຕິກຣີໄຊເຄິນ
beeswax, cotton | 蜂蜡、棉 | cera de abeja y algodón | cire d’abeille, coton | ขี้ผึ้ง ฝ้าย | ຂີ້ເຜິ້ງ ຝ້າຍ
beeswax | 蜂蜡 | cera de abeja | cire d’abeille | ขี้ผึ้ง | ຂີ້ເຜິ້ງ
soy wax | 大豆蜡 | cera de soja | cire de soja | ไขถั่วเหลือง | ໄຂຖົ່ວເຫຼືອງ
ceramic, linen | 陶瓷、亚麻 | cerámica y lino | céramique, lin | เซรามิก ลินิน | ເຊຣາມິກ ລິນິນ
paper, bamboo | 纸、竹 | papel y bambú | papier, bambou | กระดาษ ไม้ไผ่ | ເຈ້ຍ ໄມ້ໄຜ່
linen | 亚麻 | lino | lin | ลินิน | ລິນິນ
cotton | 棉 | algodón | coton | ฝ้าย | ຝ້າຍ
organic cotton | 有机棉 | algodón ecológico | coton bio | ฝ้ายออร์แกนิก | ຝ້າຍອໍແກນິກ
cotton, linen | 棉、亚麻 | algodón y lino | coton, lin | ฝ้าย ลินิน | ຝ້າຍ ລິນິນ
merino wool | 美利奴羊毛 | lana merina | laine mérinos | ขนแกะเมอริโน | ຂົນແກະເມຣິໂນ
wool | 羊毛 | lana | laine | ขนแกะ | ຂົນແກະ
lambswool | 羔羊毛 | lana de cordero | laine d’agneau | ขนลูกแกะ | ຂົນລູກແກະ
cashmere | 羊绒 | cachemira | cachemire | แคชเมียร์ | ແຄັດເມຍ
silk | 真丝 | seda | soie | ผ้าไหม | ຜ້າໄໝ
satin | 缎面 | satén | satin | ผ้าซาติน | ຜ້າຊາຕິນ
viscose | 粘胶 | viscosa | viscose | วิสโคส | ວິສໂຄສ
denim | 牛仔布 | tela vaquera | denim | เดนิม | ຢີນ
velvet | 丝绒 | terciopelo | velours | กำมะหยี่ | ກຳມະຫຍີ່
polyester | 聚酯纤维 | poliéster | polyester | โพลีเอสเตอร์ | ໂພລີເອສເຕີ
recycled polyester | 再生聚酯纤维 | poliéster reciclado | polyester recyclé | โพลีเอสเตอร์รีไซเคิล | ໂພລີເອສເຕີຣີໄຊເຄິນ
recycled nylon | 再生锦纶 | nailon reciclado | nylon recyclé | ไนลอนรีไซเคิล | ໄນລອນຣີໄຊເຄິນ
leather | 皮革 | cuero | cuir | หนังแท้ | ໜັງແທ້
suede | 绒面革 | ante | daim | หนังกลับ | ໜັງກັບ
rubber | 橡胶 | caucho | caoutchouc | ยาง | ຢາງ
jute | 黄麻 | yute | jute | ปอ | ປໍ
straw | 草编 | paja | paille | ฟาง | ເຟືອງ
seagrass, steel | 海草、钢 | junco marino y acero | jonc de mer, acier | หญ้าทะเล เหล็ก | ຫຍ້າທະເລ ເຫຼັກ
acetate | 醋酸纤维 | acetato | acétate | อะซิเตต | ອາຊີເຕດ
steel | 钢 | acero | acier | เหล็กกล้า | ເຫຼັກກ້າ
steel, ash | 钢、白蜡木 | acero y fresno | acier, frêne | เหล็ก ไม้แอช | ເຫຼັກ ໄມ້ແອຊ
galvanised steel | 镀锌钢 | acero galvanizado | acier galvanisé | เหล็กชุบสังกะสี | ເຫຼັກຊຸບສັງກະສີ
brass | 黄铜 | latón | laiton | ทองเหลือง | ທອງເຫຼືອງ
aluminium | 铝 | aluminio | aluminium | อะลูมิเนียม | ອະລູມີນຽມ
paper | 纸 | papel | papier | กระดาษ | ເຈ້ຍ
leather, paper | 皮革、纸 | cuero y papel | cuir, papier | หนัง กระดาษ | ໜັງ ເຈ້ຍ
plush | 毛绒 | felpa | peluche | ผ้าขนนุ่ม | ຜ້າຂົນນຸ້ມ
granite, brass | 花岗岩、黄铜 | granito y latón | granit, laiton | หินแกรนิต ทองเหลือง | ຫີນແກຣນິດ ທອງເຫຼືອງ
hand wash | 手洗 | lavar a mano | lavage à la main | ล้างด้วยมือ | ລ້າງດ້ວຍມື
dishwasher-safe | 可用洗碗机 | apto para lavavajillas | compatible lave-vaisselle | เข้าเครื่องล้างจานได้ | ເຂົ້າເຄື່ອງລ້າງຖ້ວຍໄດ້
wipe clean | 湿布擦拭 | limpiar con un paño | nettoyer au chiffon | เช็ดด้วยผ้า | ເຊັດດ້ວຍຜ້າ
machine wash at 30 °C | 30 °C 机洗 | a máquina a 30 °C | machine à 30 °C | ซักเครื่อง 30 °C | ຊັກເຄື່ອງ 30 °C
machine wash at 60 °C | 60 °C 机洗 | a máquina a 60 °C | machine à 60 °C | ซักเครื่อง 60 °C | ຊັກເຄື່ອງ 60 °C
wool programme, dry flat | 羊毛程序洗，平铺晾干 | programa de lana, secar en plano | programme laine, sécher à plat | โปรแกรมผ้าขนสัตว์ ตากราบ | ໂປຣແກຣມຜ້າຂົນສັດ ຕາກຮາບ
dry-clean | 干洗 | limpieza en seco | nettoyage à sec | ซักแห้ง | ຊັກແຫ້ງ
wax now and then | 定期上蜡 | encerar de vez en cuando | cirer de temps en temps | ลงแว็กซ์เป็นครั้งคราว | ລົງແວັກເປັນບາງຄັ້ງ
oil now and then | 定期上油 | aceitar de vez en cuando | huiler de temps en temps | ทาน้ำมันเป็นครั้งคราว | ທານ້ຳມັນເປັນບາງຄັ້ງ
keep dry | 保持干燥 | mantener seco | garder au sec | เก็บให้แห้ง | ເກັບໃຫ້ແຫ້ງ
cut the wick before lighting | 点燃前修剪烛芯 | cortar la mecha antes de encender | couper la mèche avant d’allumer | ตัดไส้ก่อนจุด | ຕັດໄສ້ກ່ອນໄຕ້
mains | 市电 | red eléctrica | secteur | ไฟบ้าน | ໄຟບ້ານ
rechargeable, USB-C | 可充电，USB-C | recargable por USB-C | rechargeable en USB-C | ชาร์จได้ USB-C | ສາກໄດ້ USB-C
USB-C cable | USB-C 供电 | cable USB-C | câble USB-C | สาย USB-C | ສາຍ USB-C
AA cells | AA 电池 | pilas AA | piles AA | ถ่าน AA | ຖ່ານ AA
none | 无需供电 | no necesita | aucune | ไม่ต้องใช้ไฟ | ບໍ່ຕ້ອງໃຊ້ໄຟ
cool and dry | 阴凉干燥处 | en lugar fresco y seco | au frais et au sec | ที่เย็นและแห้ง | ບ່ອນເຢັນ ແລະ ແຫ້ງ
cool, closed, out of the sun | 阴凉密封避光 | fresco, cerrado y sin sol | au frais, fermé, à l’abri du soleil | ปิดสนิท ที่เย็น พ้นแดด | ປິດສະໜິດ ບ່ອນເຢັນ ພົ້ນແດດ
in the fridge | 冷藏 | en la nevera | au réfrigérateur | ในตู้เย็น | ໃນຕູ້ເຢັນ
in the freezer | 冷冻 | en el congelador | au congélateur | ในช่องแช่แข็ง | ໃນຊ່ອງແຊ່ແຂງ
at room temperature, best on the day | 常温，当天食用最佳 | a temperatura ambiente, mejor el mismo día | à température ambiante, meilleur le jour même | อุณหภูมิห้อง ดีที่สุดในวันนั้น | ອຸນຫະພູມຫ້ອງ ດີທີ່ສຸດໃນມື້ນັ້ນ
none declared | 未申报 | ninguno declarado | aucun déclaré | ไม่มีที่ต้องแจ้ง | ບໍ່ມີທີ່ຕ້ອງແຈ້ງ
gluten, milk, egg | 麸质、奶、蛋 | gluten, leche y huevo | gluten, lait, œuf | กลูเตน นม ไข่ | ກລູເຕນ ນົມ ໄຂ່
gluten | 麸质 | gluten | gluten | กลูเตน | ກລູເຕນ
milk | 奶 | leche | lait | นม | ນົມ
egg | 蛋 | huevo | œuf | ไข่ | ໄຂ່
milk, egg | 奶、蛋 | leche y huevo | lait, œuf | นม ไข่ | ນົມ ໄຂ່
nuts | 坚果 | frutos de cáscara | fruits à coque | ถั่วเปลือกแข็ง | ຖົ່ວເປືອກແຂງ
nuts, milk | 坚果、奶 | frutos de cáscara y leche | fruits à coque, lait | ถั่วเปลือกแข็ง นม | ຖົ່ວເປືອກແຂງ ນົມ
nuts, egg | 坚果、蛋 | frutos de cáscara y huevo | fruits à coque, œuf | ถั่วเปลือกแข็ง ไข่ | ຖົ່ວເປືອກແຂງ ໄຂ່
peanuts | 花生 | cacahuete | arachide | ถั่วลิสง | ຖົ່ວດິນ
fish | 鱼 | pescado | poisson | ปลา | ປາ
crustaceans | 甲壳类 | crustáceos | crustacés | สัตว์น้ำเปลือกแข็ง | ສັດນ້ຳເປືອກແຂງ
molluscs | 软体动物 | moluscos | mollusques | หอย | ຫອຍ
fish, soy | 鱼、大豆 | pescado y soja | poisson, soja | ปลา ถั่วเหลือง | ປາ ຖົ່ວເຫຼືອງ
gluten, soy | 麸质、大豆 | gluten y soja | gluten, soja | กลูเตน ถั่วเหลือง | ກລູເຕນ ຖົ່ວເຫຼືອງ
from 1 year | 1 岁以上 | desde 1 año | dès 1 an | 1 ปีขึ้นไป | 1 ປີຂຶ້ນໄປ
from 3 years | 3 岁以上 | desde 3 años | dès 3 ans | 3 ปีขึ้นไป | 3 ປີຂຶ້ນໄປ
from 6 years | 6 岁以上 | desde 6 años | dès 6 ans | 6 ปีขึ้นไป | 6 ປີຂຶ້ນໄປ
from 7 years | 7 岁以上 | desde 7 años | dès 7 ans | 7 ปีขึ้นไป | 7 ປີຂຶ້ນໄປ
from 8 years | 8 岁以上 | desde 8 años | dès 8 ans | 8 ปีขึ้นไป | 8 ປີຂຶ້ນໄປ
bright | 明亮处 | luz abundante | vive | แสงสว่าง | ແສງແຈ້ງ
sun | 全日照 | sol | soleil | แดดจัด | ແດດ
moderate | 适量 | moderado | modéré | ปานกลาง | ປານກາງ
little | 少量 | poco | peu | น้อย | ໜ້ອຍ
daily | 每天 | diario | quotidien | ทุกวัน | ທຸກມື້
English | 英文 | inglés | anglais | อังกฤษ | ອັງກິດ
Chinese | 中文 | chino | chinois | จีน | ຈີນ
Spanish | 西班牙文 | español | espagnol | สเปน | ສະເປນ
French | 法文 | francés | français | ฝรั่งเศส | ຝຣັ່ງ
Thai | 泰文 | tailandés | thaï | ไทย | ໄທ
two hooks on the back | 背面两个挂钩 | dos ganchos detrás | deux attaches au dos | ตะขอสองตัวด้านหลัง | ຕະຂໍສອງໂຕຢູ່ດ້ານຫຼັງ
as a message | 以消息发送 | por mensaje | par message | ทางข้อความ | ທາງຂໍ້ຄວາມ
`);
