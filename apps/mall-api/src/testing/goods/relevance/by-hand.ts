import type { GoodsLanguage } from '../nouns';

/** Handwritten queries that follow no rule: `query | thing, material, colour`, in English words. */
export const BY_HAND: Record<GoodsLanguage, string> = {
  en: `
couch | sofa
cell phone | phone
mobile | phone
trainers | shoes
notebook computer | laptop
headfones | headphones
earphones | headphones
bike | bicycle
skillet | frying pan
knives | kitchen knife
red tea pot | teapot, red
jigsaw | puzzle
water bottle | bottle
lampara | lamp
灯 red | lamp, red
T-shirt | shirt
wollen scarf | scarf, wool
stainless steel kettle | kettle, steel`,
  zh: `
灯 | lamp
燈 | lamp
碗 | bowl
表 | watch
帽 | hat
茶壺 | teapot
電腦 | laptop
手機 | phone
chahu | teapot
shouji | phone
maojin | towel
erji | headphones
shoubiao | watch
yusan | umbrella
电脑 | laptop
单车 | bicycle
杯子 | mug
红色 teapot | teapot, red
白色的碗 | bowl, white`,
  es: `
móvil | phone
celular | phone
ordenador portátil | laptop
zapatillas | shoes
bici | bicycle
lámpara roja | lamp, red
teteras azules | teapot, blue
taza blanca de cerámica | mug, white, ceramic
camisas blancas | shirt, white
cascos | headphones
cuchillos | kitchen knife
teapot rojo | teapot, red
mochila de cuero | backpack, leather
calcetines de lana | socks, wool`,
  fr: `
bicyclette | bicycle
smartphone | phone
écouteurs | headphones
pc portable | laptop
lampes rouges | lamp, red
theiere bleue | teapot, blue
couteaux | kitchen knife
écharpe en laine | scarf, wool
table blanche | table, white
casques noirs | headphones, black
chaussures en cuir | shoes, leather
teapot rouge | teapot, red
bol vert | bowl, green
sac a dos | backpack`,
  th: `
มือถือ | phone
โทรศัพท์มือถือ | phone
ร่ม | umbrella
เสื้อ | shirt
คอมพิวเตอร์ | laptop
น้ําผึ้ง | honey
กล้องถ่ายรูป | camera
lamp สีแดง | lamp, red
teapot เซรามิก | teapot, ceramic
รองเท้าหนัง | shoes, leather
หูฟังสีดำ | headphones, black
โคมไฟ สีขาว | lamp, white`,
  lo: `
ມືຖື | phone
ໂທລະສັບມືຖື | phone
ຈອກ | mug
ໂສ້ງ | jeans
ເກີບຫນັງ | shoes, leather
ກ້ອງຖ່າຍຮູບ | camera
ນໍ້າຫອມ | perfume
lamp ສີແດງ | lamp, red
teapot ສີຂາວ | teapot, white
ໝວກສີດຳ | hat, black
ໂຄມໄຟ ສີຂາວ | lamp, white
ຄັນຮົ່ມ ສີແດງ | umbrella, red`,
};
