import { rows } from '../rows';

/** Flavours, scents and kinds of food that can be chosen. en | zh-CN | es | fr | th | lo */
export const tastes = rows(`
dry | 干性 | seca | sèche | แห้ง | ແຫ້ງ
normal | 中性 | normal | normale | ธรรมดา | ທຳມະດາ
oily | 油性 | grasa | grasse | มัน | ມັນ
fine | 细软 | fino | fins | เส้นเล็ก | ເສັ້ນນ້ອຍ
curly | 卷曲 | rizado | bouclés | หยิก | ຢິກ
none | 无香 | sin aroma | sans parfum | ไม่มีกลิ่น | ບໍ່ມີກິ່ນ
honey | 蜂蜜 | miel | miel | น้ำผึ้ง | ນ້ຳເຜິ້ງ
lavender | 薰衣草 | lavanda | lavande | ลาเวนเดอร์ | ລາເວັນເດີ
green fig | 青无花果 | higo verde | figue verte | มะเดื่อเขียว | ໝາກເດື່ອຂຽວ
neroli | 橙花 | neroli | néroli | เนโรลี | ເນໂຣລີ
cedar | 雪松 | cedro | cèdre | ซีดาร์ | ຊີດາ
linen | 亚麻 | lino | lin | ลินิน | ລິນິນ
orange | 甜橙 | naranja | orange | ส้ม | ໝາກກ້ຽງ
osmanthus | 桂花 | osmanto | osmanthus | หอมหมื่นลี้ | ດອກກຸ້ຍຮວາ
agarwood | 沉香 | oud | oud | กฤษณา | ໄມ້ເກດສະໜາ
white sandalwood | 白檀 | sándalo blanco | santal blanc | จันทน์ขาว | ຈັນຂາວ
sandalwood | 檀香 | sándalo | santal | ไม้จันทน์ | ໄມ້ຈັນ
bay | 月桂 | laurel | laurier | ใบกระวาน | ໃບກະວານ
white tea | 白茶 | té blanco | thé blanc | ชาขาว | ຊາຂາວ
melon | 甜瓜 | melón | melon | เมลอน | ເມລອນ
cherry | 樱桃 | cereza | cerise | เชอร์รี | ເຊີຣີ
mint | 薄荷 | menta | menthe | มินต์ | ສະລະແໜ່
vanilla | 香草 | vainilla | vanille | วานิลลา | ວານິລາ
chocolate | 巧克力 | chocolate | chocolat | ช็อกโกแลต | ຊັອກໂກແລັດ
berry | 莓果 | frutos rojos | fruits rouges | เบอร์รี | ເບີຣີ
lemon | 柠檬 | limón | citron | เลมอน | ໝາກນາວ
rosemary | 迷迭香 | romero | romarin | โรสแมรี | ໂຣສແມຣີ
smoked | 烟熏 | ahumado | fumé | รมควัน | ຮົມຄວັນ
rhubarb | 大黄 | ruibarbo | rhubarbe | รูบาร์บ | ຣູບາບ
liquorice | 甘草 | regaliz | réglisse | ชะเอม | ຊະເອມ
butter | 黄油 | mantequilla | beurre | เนย | ເນີຍ
caramel | 焦糖 | caramelo | caramel | คาราเมล | ຄາຣາເມວ
chilli | 辣椒 | chile | piment | พริก | ໝາກເຜັດ
sesame | 芝麻 | sésamo | sésame | งา | ໝາກງາ
onion | 洋葱 | cebolla | oignon | หัวหอม | ຫົວຜັກບົ່ວ
miso | 味噌 | miso | miso | มิโซะ | ມິໂຊະ
shoyu | 酱油 | shoyu | shoyu | โชยุ | ໂຊຢຸ
spicy | 辣味 | picante | pimenté | เผ็ด | ເຜັດ
unsalted | 无盐 | sin sal | doux | ไม่เค็ม | ບໍ່ເຄັມ
half-salted | 半盐 | semisalado | demi-sel | เค็มน้อย | ເຄັມໜ້ອຍ
mild | 微辣 | suave | doux | เผ็ดน้อย | ເຜັດໜ້ອຍ
medium hot | 中辣 | medio picante | moyen | เผ็ดกลาง | ເຜັດກາງ
very hot | 特辣 | muy picante | très fort | เผ็ดมาก | ເຜັດຫຼາຍ
hot | 辣 | picante | fort | เผ็ด | ເຜັດ
reckless | 变态辣 | temerario | téméraire | เผ็ดสุดขั้ว | ເຜັດສຸດໆ
sweet | 甜 | dulce | sucré | หวาน | ຫວານ
bittersweet | 酸甜 | agridulce | aigre-doux | หวานอมเปรี้ยว | ສົ້ມຫວານ
crisp | 脆 | crujiente | croquant | กรอบ | ກອບ
cooking | 烹饪用 | para cocinar | à cuire | สำหรับทำอาหาร | ສຳລັບແຕ່ງກິນ
smooth | 细滑 | cremosa | onctueux | เนื้อเนียน | ເນື້ອລະອຽດ
crunchy | 颗粒 | con trocitos | croustillant | กรุบกรอบ | ກອບກຸບ
whole bean | 整豆 | en grano | en grains | เมล็ดเต็ม | ເມັດເຕັມ
filter | 滤泡 | filtro | filtre | ดริป | ດຣິບ
espresso | 意式浓缩 | expreso | expresso | เอสเปรสโซ | ເອສເປຣສໂຊ
Picual | 皮夸尔 | Picual | Picual | ปิกวล | ປິກວານ
Arbequina | 阿尔贝吉纳 | Arbequina | Arbequina | อาร์เบกีนา | ອາເບກີນາ
basil thyme mint | 罗勒 百里香 薄荷 | albahaca tomillo menta | basilic thym menthe | โหระพา ไทม์ มินต์ | ໂຫລະພາ ໄທມ໌ ສະລະແໜ່
dill chive parsley | 莳萝 细香葱 欧芹 | eneldo cebollino perejil | aneth ciboulette persil | ดิลล์ กุยช่ายฝรั่ง พาร์สลีย์ | ຜັກຊີ ຜັກບົ່ວໃບ ພາສລີ
today | 今日熟 | para hoy | pour aujourd'hui | กินวันนี้ | ກິນມື້ນີ້
in three days | 三天后熟 | en tres días | dans trois jours | กินได้ในสามวัน | ກິນໄດ້ໃນສາມມື້
`);
