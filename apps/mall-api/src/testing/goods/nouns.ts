/** The kinds of generated goods: category, then the names in en, zh, es, fr, th and lo. */
const TABLE = `
Lighting | lamp | 灯 | lámpara | lampe | โคมไฟ | ໂຄມໄຟ
Tea | teapot | 茶壶 | tetera | théière | กาน้ำชา | ການ້ຳຊາ
Table | mug | 马克杯 | taza | tasse | แก้วกาแฟ | ຈອກກາເຟ
Table | bowl | 碗 | cuenco | bol | ชาม | ຊາມ
Table | plate | 盘子 | plato | assiette | จาน | ຈານ
Furniture | chair | 椅子 | silla | chaise | เก้าอี้ | ຕັ່ງ
Furniture | table | 桌子 | mesa | table | โต๊ะ | ໂຕະ
Furniture | sofa | 沙发 | sofá | canapé | โซฟา | ໂຊຟາ
Furniture | bookshelf | 书架 | estantería | bibliothèque | ชั้นหนังสือ | ຊັ້ນວາງປຶ້ມ
Kitchen | frying pan | 平底锅 | sartén | poêle | กระทะ | ໝໍ້ຂາງ
Kitchen | kettle | 水壶 | hervidor | bouilloire | กาต้มน้ำ | ກາຕົ້ມນ້ຳ
Kitchen | kitchen knife | 菜刀 | cuchillo | couteau | มีดทำครัว | ມີດ
Kitchen | bottle | 水杯 | botella | gourde | ขวดน้ำ | ຂວດນ້ຳ
Bedroom | blanket | 毛毯 | manta | couverture | ผ้าห่ม | ຜ້າຫົ່ມ
Bedroom | pillow | 枕头 | almohada | oreiller | หมอน | ໝອນ
Bathroom | towel | 毛巾 | toalla | serviette | ผ้าเช็ดตัว | ຜ້າເຊັດໂຕ
Bathroom | soap | 肥皂 | jabón | savon | สบู่ | ສະບູ
Clothing | shirt | 衬衫 | camisa | chemise | เสื้อเชิ้ต | ເສື້ອເຊີດ
Clothing | dress | 连衣裙 | vestido | robe | ชุดเดรส | ຊຸດກະໂປ່ງ
Clothing | jacket | 夹克 | chaqueta | veste | แจ็คเก็ต | ແຈັກເກັດ
Clothing | jeans | 牛仔裤 | vaqueros | jean | กางเกงยีนส์ | ໂສ້ງຢີນ
Clothing | hat | 帽子 | sombrero | chapeau | หมวก | ໝວກ
Clothing | scarf | 围巾 | bufanda | écharpe | ผ้าพันคอ | ຜ້າພັນຄໍ
Clothing | socks | 袜子 | calcetines | chaussettes | ถุงเท้า | ຖົງຕີນ
Shoes | shoes | 鞋子 | zapatos | chaussures | รองเท้า | ເກີບ
Bags | backpack | 背包 | mochila | sac à dos | เป้สะพายหลัง | ກະເປົາເປ້
Bags | wallet | 钱包 | cartera | portefeuille | กระเป๋าสตางค์ | ກະເປົາເງິນ
Phones | phone | 手机 | teléfono | téléphone | โทรศัพท์ | ໂທລະສັບ
Phones | charger | 充电器 | cargador | chargeur | ที่ชาร์จ | ສາຍສາກ
Audio | headphones | 耳机 | auriculares | casque | หูฟัง | ຫູຟັງ
Audio | speaker | 音箱 | altavoz | enceinte | ลำโพง | ລຳໂພງ
Computers | keyboard | 键盘 | teclado | clavier | คีย์บอร์ด | ແປ້ນພິມ
Computers | laptop | 笔记本电脑 | portátil | ordinateur portable | โน้ตบุ๊ก | ຄອມພິວເຕີ
Cameras | camera | 相机 | cámara | appareil photo | กล้อง | ກ້ອງ
Clocks | watch | 手表 | reloj | montre | นาฬิกา | ໂມງ
Jewellery | necklace | 项链 | collar | collier | สร้อยคอ | ສາຍຄໍ
Jewellery | ring | 戒指 | anillo | bague | แหวน | ແຫວນ
Paper | notebook | 笔记本 | cuaderno | carnet | สมุด | ປຶ້ມຂຽນ
Paper | pen | 钢笔 | bolígrafo | stylo | ปากกา | ປາກກາ
Toys | doll | 娃娃 | muñeca | poupée | ตุ๊กตา | ຕຸກກະຕາ
Toys | puzzle | 拼图 | rompecabezas | puzzle | จิ๊กซอว์ | ຈິກຊໍ
Sports | ball | 球 | pelota | ballon | ลูกบอล | ໝາກບານ
Sports | bicycle | 自行车 | bicicleta | vélo | จักรยาน | ລົດຖີບ
Sports | tent | 帐篷 | tienda de campaña | tente | เต็นท์ | ເຕັ້ນ
Beauty | shampoo | 洗发水 | champú | shampooing | แชมพู | ແຊມພູ
Beauty | perfume | 香水 | perfume | parfum | น้ำหอม | ນ້ຳຫອມ
Beauty | lipstick | 口红 | pintalabios | rouge à lèvres | ลิปสติก | ລິບສະຕິກ
Food | honey | 蜂蜜 | miel | miel | น้ำผึ้ง | ນ້ຳເຜິ້ງ
Food | olive oil | 橄榄油 | aceite de oliva | huile d'olive | น้ำมันมะกอก | ນ້ຳມັນໝາກກອກ
Food | coffee | 咖啡 | café | café | กาแฟ | ກາເຟ
Food | rice | 大米 | arroz | riz | ข้าว | ເຂົ້າ
Food | chocolate | 巧克力 | chocolate | chocolat | ช็อกโกแลต | ໂຊໂກແລັດ
Garden | flower pot | 花盆 | maceta | pot de fleurs | กระถางต้นไม้ | ກະຖາງດອກໄມ້
Garden | umbrella | 雨伞 | paraguas | parapluie | ร่ม | ຄັນຮົ່ມ
Baby | pram | 婴儿车 | carrito | poussette | รถเข็นเด็ก | ລົດຍູ້ເດັກ
Pets | cat food | 猫粮 | comida para gatos | croquettes pour chat | อาหารแมว | ອາຫານແມວ
`;

export const GOODS_LANGUAGES = ['en', 'zh', 'es', 'fr', 'th', 'lo'] as const;
export type GoodsLanguage = (typeof GOODS_LANGUAGES)[number];
export type InEachLanguage = Record<GoodsLanguage, string>;

/** One or several words by language, parsed from the cells of a line. */
const inEach = (cells: readonly string[]) =>
  Object.fromEntries(
    GOODS_LANGUAGES.map((language, place) => [language, cells[place] ?? '']),
  ) as InEachLanguage;

export const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

export const NOUNS = linesOf(TABLE).map(([category = '', ...names]) => ({
  category,
  names: inEach(names),
}));

export const CATEGORIES = [...new Set(NOUNS.map(({ category }) => category))];

/** Materials and colours of the goods, in the order of the languages. */
export const MATERIALS = linesOf(`
cotton | 棉 | algodón | coton | ผ้าฝ้าย | ຜ້າຝ້າຍ
wool | 羊毛 | lana | laine | ขนสัตว์ | ຂົນແກະ
leather | 皮 | cuero | cuir | หนัง | ໜັງ
steel | 不锈钢 | acero | acier | สแตนเลส | ສະແຕນເລດ
ceramic | 陶瓷 | cerámica | céramique | เซรามิก | ເຊລາມິກ
glass | 玻璃 | vidrio | verre | แก้ว | ແກ້ວ
oak | 橡木 | roble | chêne | ไม้โอ๊ค | ໄມ້ໂອກ
bamboo | 竹 | bambú | bambou | ไม้ไผ่ | ໄມ້ໄຜ່
silk | 真丝 | seda | soie | ผ้าไหม | ຜ້າໄໝ
copper | 铜 | cobre | cuivre | ทองแดง | ທອງແດງ
`).map(inEach);

export const COLOURS = linesOf(`
red | 红色 | rojo | rouge | สีแดง | ສີແດງ
blue | 蓝色 | azul | bleu | สีน้ำเงิน | ສີຟ້າ
green | 绿色 | verde | vert | สีเขียว | ສີຂຽວ
white | 白色 | blanco | blanc | สีขาว | ສີຂາວ
black | 黑色 | negro | noir | สีดำ | ສີດຳ
yellow | 黄色 | amarillo | jaune | สีเหลือง | ສີເຫຼືອງ
grey | 灰色 | gris | gris | สีเทา | ສີເທົາ
pink | 粉色 | rosa | rose | สีชมพู | ສີບົວ
`).map(inEach);
