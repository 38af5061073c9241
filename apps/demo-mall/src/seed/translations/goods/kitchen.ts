import { rows } from '../rows';

/** Names of the goods of `goods/kitchen.ts`. en | zh-CN | es | fr | th | lo */
export const kitchen = rows(`
Enamelled cast-iron casserole with lid | 珐琅铸铁炖锅 带盖 | Cazuela de hierro esmaltado con tapa | Cocotte en fonte émaillée avec couvercle | หม้อเหล็กหล่อเคลือบ พร้อมฝา | ໝໍ້ເຫຼັກຫຼໍ່ເຄືອບ ພ້ອມຝາ
Carbon steel skillet, pre-seasoned | 碳钢煎锅 已开锅 | Sartén de acero al carbono, ya curada | Poêle en acier au carbone, déjà culottée | กระทะเหล็กคาร์บอน เคลือบน้ำมันแล้ว | ໝໍ້ຂາງເຫຼັກກາບອນ ເຄືອບນ້ຳມັນແລ້ວ
Everyday non-stick frying pan set of two | 日用不粘煎锅 两件套 | Juego de dos sartenes antiadherentes | Lot de deux poêles antiadhésives | ชุดกระทะเคลือบกันติด 2 ใบ | ຊຸດໝໍ້ຂາງກັນຕິດ 2 ໜ່ວຍ
Fondue pot with six forks | 奶酪火锅 配六支长叉 | Fondue con seis tenedores | Caquelon à fondue et six fourchettes | หม้อฟองดู พร้อมส้อม 6 คัน | ໝໍ້ຟອງດູ ພ້ອມສ້ອມ 6 ຄັນ
Stainless steel saucepan with pouring lip | 不锈钢奶锅 带导流嘴 | Cazo de acero inoxidable con pico vertedor | Casserole en inox à bec verseur | หม้อด้ามสเตนเลส มีปากเท | ໝໍ້ດ້າມສະແຕນເລດ ມີປາກເທ
Copper-bottom preserving pan | 铜底果酱锅 | Cazuela para conservas con base de cobre | Bassine à confiture à fond de cuivre | หม้อกวนแยม ก้นทองแดง | ໝໍ້ກວນແຍມ ກົ້ນທອງແດງ
Small cast-iron stew pot, two handles and lid | 铸铁小炖锅 双耳带盖 | Cazuelita de hierro fundido con dos asas y tapa | Petite cocotte en fonte à deux anses | หม้อตุ๋นเหล็กหล่อใบเล็ก สองหู พร้อมฝา | ໝໍ້ຕຸ໋ນເຫຼັກຫຼໍ່ນ້ອຍ ສອງຫູ ພ້ອມຝາ
Breakfast pan with four moulds | 四孔早餐煎锅 | Sartén de desayuno con cuatro moldes | Poêle du petit-déjeuner à quatre empreintes | กระทะอาหารเช้า 4 หลุม | ໝໍ້ຂາງອາຫານເຊົ້າ 4 ຂຸມ
Stoneware mug, reactive glaze | 窑变釉陶瓷马克杯 | Taza de gres con esmalte reactivo | Mug en grès, émail réactif | แก้วมัคสโตนแวร์ เคลือบสีหลอม | ຈອກມັກສະໂຕນແວ ເຄືອບສີ
Celadon gaiwan, thrown by hand | 青瓷盖碗 手工拉坯 | Gaiwan de celadón, torneado a mano | Gaiwan en céladon, tourné à la main | ถ้วยชาก้ายหว่านศิลาดล ขึ้นรูปด้วยมือ | ຈອກຊາມີຝາເຊລາດອນ ປັ້ນດ້ວຍມື
Handmade ceramic teapot | 手作陶瓷茶壶 家用泡茶 | Tetera de cerámica hecha a mano | Théière en céramique faite main | กาน้ำชาเซรามิกทำมือ | ການ້ຳຊາເຊຣາມິກເຮັດດ້ວຍມື
Round-bellied teapot for two | 圆肚茶壶 双人份 | Tetera redonda para dos | Théière ronde pour deux | กาน้ำชาทรงกลมสำหรับสองคน | ການ້ຳຊາຊົງມົນສຳລັບສອງຄົນ
Espresso cup and saucer, set of four | 浓缩咖啡杯碟 四套装 | Tazas de espresso con platillo, juego de cuatro | Tasses à espresso et soucoupes, lot de quatre | ถ้วยเอสเปรสโซพร้อมจานรอง ชุด 4 ใบ | ຈອກເອສເປຣສໂຊພ້ອມຈານຮອງ ຊຸດ 4 ໜ່ວຍ
Double-walled travel cup | 双层随行杯 | Vaso de viaje de doble pared | Tasse de voyage à double paroi | แก้วพกพาผนังสองชั้น | ຈອກພົກພາສອງຊັ້ນ
Bone china mug, songbird series | 骨瓷马克杯 鸣鸟系列 | Taza de porcelana fina, serie Pájaros | Mug en porcelaine fine, série Oiseaux | แก้วมัคโบนไชน่า ลายนก | ຈອກໂບນໄຊນາ ລາຍນົກ
Wood-fired tasting cup | 柴烧主人杯 品茗杯 | Cuenco de cata de té, cocido con leña | Tasse de dégustation cuite au bois | จอกชิมชาเผาฟืน | ຈອກຊີມຊາເຜົາຟືນ
Dinner plate, speckled stoneware | 斑点陶瓷餐盘 | Plato llano de gres moteado | Assiette plate en grès moucheté | จานสโตนแวร์ลายจุด | ຈານສະໂຕນແວລາຍຈຸດ
Pasta bowl, set of four | 意面深盘 四只装 | Platos hondos para pasta, juego de cuatro | Assiettes à pâtes, lot de quatre | ชามพาสต้า ชุด 4 ใบ | ຊາມພາສຕ້າ ຊຸດ 4 ໜ່ວຍ
Celadon soup bowls, set of four | 青釉汤碗 四只装 | Cuencos de sopa de celadón, juego de cuatro | Bols à soupe en céladon, lot de quatre | ชามซุปศิลาดล ชุด 4 ใบ | ຊາມແກງເຊລາດອນ ຊຸດ 4 ໜ່ວຍ
Steel cutlery set for six | 不锈钢餐具 六人套装 | Cubertería de acero para seis | Ménagère en acier pour six | ชุดช้อนส้อมสเตนเลสสำหรับ 6 คน | ຊຸດບ່ວງສ້ອມສະແຕນເລດສຳລັບ 6 ຄົນ
Glazed clay bowls for tapas | 西班牙小食釉陶碗 | Cuencos de barro esmaltado para tapas | Petits bols à tapas en terre cuite émaillée | ถ้วยดินเผาเคลือบสำหรับทาปาส | ຖ້ວຍດິນເຜົາເຄືອບສຳລັບທາປາສ
Salad bowl in olive wood | 橄榄木沙拉碗 | Ensaladera de madera de olivo | Saladier en bois d’olivier | ชามสลัดไม้มะกอก | ຊາມສະຫຼັດໄມ້ໝາກກອກ
Bamboo chopsticks gift box, five pairs | 竹筷礼盒 五双装 | Palillos de bambú, estuche de cinco pares | Coffret de baguettes en bambou, cinq paires | กล่องของขวัญตะเกียบไม้ไผ่ 5 คู่ | ກ່ອງຂອງຂວັນໄມ້ທູ່ໄມ້ໄຜ່ 5 ຄູ່
Wine glass, hand-blown, pair | 人工吹制红酒杯 一对 | Copas de vino sopladas a mano, par | Verres à vin soufflés bouche, la paire | แก้วไวน์เป่ามือ คู่ | ຈອກວາຍເປົ່າດ້ວຍມື ຄູ່
Chef's knife, 67-layer steel | 67 层钢主厨刀 | Cuchillo de chef, acero de 67 capas | Couteau de chef, acier 67 couches | มีดเชฟเหล็ก 67 ชั้น | ມີດເຊັບເຫຼັກ 67 ຊັ້ນ
Kitchen scale with glass top | 玻璃面厨房秤 | Báscula de cocina con superficie de vidrio | Balance de cuisine à plateau en verre | ตาชั่งในครัวหน้ากระจก | ຊິງຊັ່ງເຮືອນຄົວໜ້າແກ້ວ
Beechwood spoon and spatula set | 榉木勺铲套装 | Juego de cucharas y espátulas de haya | Cuillères et spatules en hêtre | ชุดทัพพีและตะหลิวไม้บีช | ຊຸດບ່ວງ ແລະ ໄມ້ພາຍໄມ້ບີດ
Magnetic kitchen timer | 磁吸厨房计时器 | Temporizador de cocina magnético | Minuteur de cuisine aimanté | นาฬิกาจับเวลาในครัวแบบแม่เหล็ก | ໂມງຈັບເວລາເຮືອນຄົວແບບແມ່ເຫຼັກ
Garlic crusher, self-cleaning | 自清洁压蒜器 | Prensa ajos autolimpiable | Presse-ail autonettoyant | ที่บดกระเทียมทำความสะอาดง่าย | ທີ່ບົດຜັກທຽມລ້າງງ່າຍ
Salt and pepper mill in beech | 榉木盐罐与胡椒研磨器 | Molinillo de sal y pimienta en haya | Moulin à sel et à poivre en hêtre | ที่บดเกลือและพริกไทยไม้บีช | ທີ່ບົດເກືອ ແລະ ພິກໄທໄມ້ບີດ
Herb scissors with five blades | 五刃香草剪 | Tijeras de cinco hojas para hierbas | Ciseaux à herbes à cinq lames | กรรไกรตัดผักสมุนไพร 5 ใบมีด | ມີດຕັດຜັກຫອມ 5 ຄົມ
Cast-iron mortar and pestle | 铸铁研钵与杵 | Mortero de hierro fundido con mano | Mortier et pilon en fonte | ครกและสากเหล็กหล่อ | ຄົກ ແລະ ສາກເຫຼັກຫຼໍ່
Clip-top preserving jar | 卡扣密封罐 | Tarro de conservas con cierre de clip | Bocal à conserves à fermeture mécanique | โหลถนอมอาหารฝาล็อก | ໂຖຖະໜອມອາຫານຝາລັອກ
Insulated drinking bottle | 保温水杯 | Botella térmica | Gourde isotherme | ขวดน้ำเก็บอุณหภูมิ | ກະຕຸກນ້ຳເກັບອຸນຫະພູມ
Storage tin for bread and rolls | 面包收纳铁盒 | Panera de metal para pan y bollos | Boîte à pain en métal | กล่องโลหะเก็บขนมปัง | ກ່ອງໂລຫະເກັບເຂົ້າຈີ່
Pewter tea caddy, airtight | 锡制茶叶罐 密封防潮 | Bote de té de estaño, hermético | Boîte à thé en étain, hermétique | กระปุกชาดีบุก ปิดสนิทกันชื้น | ກະປຸກຊາກົ່ວ ປິດສະໜິດກັນຊຸ່ມ
Lunch box with three rooms | 三格便当盒 | Fiambrera con tres compartimentos | Lunch box à trois compartiments | กล่องข้าว 3 ช่อง | ກ່ອງເຂົ້າ 3 ຊ່ອງ
Cookie jar with a cork lid | 软木盖饼干罐 | Galletero con tapa de corcho | Pot à biscuits à couvercle en liège | โหลคุกกี้ฝาไม้ก๊อก | ໂຖຄຸກກີ້ຝາໄມ້ກັອກ
Beeswax food wraps, pack of four | 蜂蜡保鲜布 四片装 | Envoltorios de cera de abeja, pack de cuatro | Emballages à la cire d’abeille, lot de quatre | ผ้าห่ออาหารไขผึ้ง แพ็ก 4 ผืน | ຜ້າຫໍ່ອາຫານຂີ້ເຜິ້ງ ແພັກ 4 ຜືນ
Glass oil cruet with pourer | 玻璃油壶 带倒嘴 | Aceitera de vidrio con vertedor | Huilier en verre à bec verseur | ขวดน้ำมันแก้วมีปากเท | ຂວດນ້ຳມັນແກ້ວມີປາກເທ
`);
