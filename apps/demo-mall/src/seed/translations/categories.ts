import { rows } from './rows';

/** Categories of the mall, also used by shops. en | zh-CN | es | fr | th | lo */
export const categories = rows(`
Kitchen & Dining | 厨房与餐桌 | Cocina y mesa | Cuisine et table | ครัวและโต๊ะอาหาร | ເຮືອນຄົວ ແລະ ໂຕະອາຫານ
Cookware | 锅具 | Ollas y sartenes | Casseroles et poêles | หม้อและกระทะ | ໝໍ້ ແລະ ກະທະ
Mugs & Teaware | 杯子与茶具 | Tazas y té | Tasses et service à thé | แก้วมัคและชุดชา | ຈອກ ແລະ ຊຸດຊາ
Tableware | 餐具 | Vajilla | Vaisselle | จานชามและช้อนส้อม | ຖ້ວຍຊາມ
Knives & Tools | 刀具与厨房工具 | Cuchillos y utensilios | Couteaux et ustensiles | มีดและอุปกรณ์ครัว | ມີດ ແລະ ເຄື່ອງມືຄົວ
Storage & Bottles | 收纳与水瓶 | Tarros y botellas | Boîtes et bouteilles | ที่เก็บของและขวดน้ำ | ກ່ອງເກັບ ແລະ ຂວດ
Home & Living | 家居生活 | Hogar y decoración | Maison et décoration | บ้านและการอยู่อาศัย | ເຮືອນ ແລະ ການຢູ່ອາໄສ
Lighting & Candles | 灯具与蜡烛 | Lámparas y velas | Luminaires et bougies | โคมไฟและเทียน | ໂຄມໄຟ ແລະ ທຽນ
Cushions & Textiles | 抱枕与家纺 | Cojines y textiles | Coussins et textiles | หมอนอิงและผ้า | ໝອນ ແລະ ຜ້າ
Furniture | 家具 | Muebles | Meubles | เฟอร์นิเจอร์ | ເຟີນິເຈີ
Wall Art & Clocks | 挂画与钟表 | Cuadros y relojes | Tableaux et horloges | ภาพแขวนและนาฬิกา | ຮູບແຂວນ ແລະ ໂມງ
Bath & Laundry | 浴室与洗衣 | Baño y lavandería | Salle de bains et linge | ห้องน้ำและซักรีด | ຫ້ອງນ້ຳ ແລະ ການຊັກຜ້າ
Fashion | 服装 | Moda | Mode | แฟชั่น | ແຟຊັນ
Shirts & T-shirts | 衬衫与T恤 | Camisas y camisetas | Chemises et t-shirts | เสื้อเชิ้ตและเสื้อยืด | ເສື້ອເຊີ້ດ ແລະ ເສື້ອຍືດ
Dresses | 连衣裙 | Vestidos | Robes | ชุดเดรส | ຊຸດກະໂປງ
Trousers & Jeans | 裤装与牛仔裤 | Pantalones y vaqueros | Pantalons et jeans | กางเกงและยีนส์ | ໂສ້ງ ແລະ ຢີນ
Coats & Knits | 外套与针织 | Abrigos y punto | Manteaux et mailles | เสื้อโค้ตและไหมพรม | ເສື້ອກັນໜາວ ແລະ ເສື້ອຖັກ
Hats & Jewellery | 帽子与首饰 | Sombreros y joyas | Chapeaux et bijoux | หมวกและเครื่องประดับ | ໝວກ ແລະ ເຄື່ອງປະດັບ
Shoes & Bags | 鞋履与箱包 | Zapatos y bolsos | Chaussures et sacs | รองเท้าและกระเป๋า | ເກີບ ແລະ ກະເປົາ
Sneakers | 运动鞋 | Zapatillas | Baskets | รองเท้าผ้าใบ | ເກີບຜ້າໃບ
Boots | 靴子 | Botas | Bottes | รองเท้าบูต | ເກີບບູດ
Heels & Flats | 高跟鞋与平底鞋 | Tacones y bailarinas | Escarpins et ballerines | ส้นสูงและส้นแบน | ເກີບສົ້ນສູງ ແລະ ສົ້ນແປ
Sandals | 凉鞋 | Sandalias | Sandales | รองเท้าแตะ | ເກີບແຕະ
Bags & Luggage | 箱包 | Bolsos y maletas | Sacs et valises | กระเป๋าและกระเป๋าเดินทาง | ກະເປົາ ແລະ ກະເປົາເດີນທາງ
Beauty & Care | 美妆个护 | Belleza y cuidado | Beauté et soins | ความงามและการดูแล | ຄວາມງາມ ແລະ ການດູແລ
Skincare | 护肤 | Cuidado facial | Soins de la peau | ดูแลผิว | ບຳລຸງຜິວ
Make-up | 彩妆 | Maquillaje | Maquillage | เมกอัพ | ເຄື່ອງແຕ່ງໜ້າ
Fragrance | 香水 | Perfumes | Parfums | น้ำหอม | ນ້ຳຫອມ
Hair & Shaving | 美发与剃须 | Cabello y afeitado | Cheveux et rasage | ผมและการโกนหนวด | ຜົມ ແລະ ການແຖໜວດ
Soap & Bath | 香皂与沐浴 | Jabones y baño | Savons et bain | สบู่และอาบน้ำ | ສະບູ ແລະ ອາບນ້ຳ
Electronics | 电子产品 | Electrónica | Électronique | อิเล็กทรอนิกส์ | ເອເລັກໂຕຣນິກ
Phones & Tablets | 手机与平板 | Móviles y tabletas | Téléphones et tablettes | โทรศัพท์และแท็บเล็ต | ໂທລະສັບ ແລະ ແທັບເລັດ
Computers & Office | 电脑与办公 | Ordenadores y oficina | Informatique et bureau | คอมพิวเตอร์และสำนักงาน | ຄອມພິວເຕີ ແລະ ຫ້ອງການ
Audio | 音响 | Sonido | Son | เครื่องเสียง | ເຄື່ອງສຽງ
Cameras & Film | 相机与胶片 | Cámaras y película | Photo et pellicules | กล้องและฟิล์ม | ກ້ອງ ແລະ ຟິມ
Wearables, Power & Play | 穿戴、电源与游戏 | Relojes, carga y juego | Montres, énergie et jeux | แกดเจ็ต แบตเตอรี่ และเกม | ອຸປະກອນສວມໃສ່ ໄຟ ແລະ ເກມ
Food & Pantry | 食品 | Alimentación | Épicerie | อาหารและของแห้ง | ອາຫານ ແລະ ຂອງແຫ້ງ
Tea & Coffee | 茶与咖啡 | Té y café | Thé et café | ชาและกาแฟ | ຊາ ແລະ ກາເຟ
Honey & Spreads | 蜂蜜与果酱 | Miel y mermeladas | Miels et tartinades | น้ำผึ้งและแยม | ນ້ຳເຜິ້ງ ແລະ ແຢມ
Oils, Sauces & Spices | 油、酱料与香料 | Aceites, salsas y especias | Huiles, sauces et épices | น้ำมัน ซอส และเครื่องเทศ | ນ້ຳມັນ ຊອດ ແລະ ເຄື່ອງເທດ
Sweets & Snacks | 糖果与零食 | Dulces y aperitivos | Douceurs et en-cas | ขนมหวานและของว่าง | ຂອງຫວານ ແລະ ຂອງຫວ່າງ
Noodles, Rice & Grains | 面、米与谷物 | Fideos, arroz y cereales | Nouilles, riz et céréales | เส้น ข้าว และธัญพืช | ເສັ້ນ ເຂົ້າ ແລະ ທັນຍາຫານ
Fresh & Bakery | 生鲜与烘焙 | Frescos y panadería | Frais et boulangerie | ของสดและเบเกอรี่ | ຂອງສົດ ແລະ ເບເກີຣີ
Fruit | 水果 | Fruta | Fruits | ผลไม้ | ໝາກໄມ້
Vegetables | 蔬菜 | Verduras | Légumes | ผัก | ຜັກ
Bread & Pastry | 面包与糕点 | Pan y bollería | Pains et viennoiseries | ขนมปังและเพสตรี | ເຂົ້າຈີ່ ແລະ ເຂົ້າໜົມອົບ
Cheese & Dairy | 奶酪与乳品 | Quesos y lácteos | Fromages et crémerie | ชีสและนม | ຊີສ ແລະ ນົມ
Fish & Delicatessen | 海鲜与熟食 | Pescado y charcutería | Poissons et traiteur | ปลาและอาหารพร้อมทาน | ປາ ແລະ ອາຫານພ້ອມກິນ
Toys & Games | 玩具与游戏 | Juguetes y juegos | Jouets et jeux | ของเล่นและเกม | ຂອງຫຼິ້ນ ແລະ ເກມ
Soft Toys | 毛绒玩具 | Peluches | Peluches | ตุ๊กตาผ้า | ຕຸກກະຕາຜ້າ
Puzzles & Board Games | 拼图与桌游 | Puzles y juegos de mesa | Puzzles et jeux de société | จิ๊กซอว์และบอร์ดเกม | ຈິກຊໍ ແລະ ບອດເກມ
Outdoor Play | 户外玩具 | Juegos al aire libre | Jeux de plein air | ของเล่นกลางแจ้ง | ຂອງຫຼິ້ນກາງແຈ້ງ
Vehicles & Robots | 车辆与机器人 | Vehículos y robots | Véhicules et robots | รถและหุ่นยนต์ | ລົດ ແລະ ຫຸ່ນຍົນ
Creative & Make-believe | 手工与角色扮演 | Manualidades e imaginación | Création et imagination | งานประดิษฐ์และจินตนาการ | ງານສ້າງສັນ ແລະ ຈິນຕະນາການ
Sports & Outdoors | 运动与户外 | Deporte y aire libre | Sports et plein air | กีฬาและกลางแจ้ง | ກິລາ ແລະ ກາງແຈ້ງ
Ball Sports | 球类运动 | Deportes de pelota | Sports de ballon | กีฬาลูกบอล | ກິລາບານ
Rackets & Targets | 球拍与靶类 | Raquetas y dianas | Raquettes et cibles | ไม้ตีและเป้า | ໄມ້ຕີ ແລະ ເປົ້າ
Camping & Trails | 露营与徒步 | Camping y senderos | Camping et randonnée | แคมป์ปิงและเดินป่า | ແຄັມປິງ ແລະ ຍ່າງປ່າ
Bikes & Boards | 自行车与滑板 | Bicis y tablas | Vélos et planches | จักรยานและสเกตบอร์ด | ລົດຖີບ ແລະ ສະເກັດບອດ
Water & Winter | 水上与冬季运动 | Agua e invierno | Eau et hiver | กีฬาทางน้ำและฤดูหนาว | ກິລາທາງນ້ຳ ແລະ ລະດູໜາວ
Garden & Pets | 园艺与宠物 | Jardín y mascotas | Jardin et animaux | สวนและสัตว์เลี้ยง | ສວນ ແລະ ສັດລ້ຽງ
Houseplants | 室内绿植 | Plantas de interior | Plantes d’intérieur | ไม้ประดับในบ้าน | ຕົ້ນໄມ້ໃນເຮືອນ
Flowers & Bulbs | 鲜花与球根 | Flores y bulbos | Fleurs et bulbes | ดอกไม้และหัวพันธุ์ | ດອກໄມ້ ແລະ ຫົວພັນ
Garden Tools | 园艺工具 | Herramientas de jardín | Outils de jardin | เครื่องมือทำสวน | ເຄື່ອງມືເຮັດສວນ
Dogs & Cats | 猫狗用品 | Perros y gatos | Chiens et chats | สุนัขและแมว | ໝາ ແລະ ແມວ
Small Animals, Birds & Fish | 小宠、鸟与鱼 | Roedores, aves y peces | Rongeurs, oiseaux et poissons | สัตว์เล็ก นก และปลา | ສັດນ້ອຍ ນົກ ແລະ ປາ
Books, Music & Stationery | 图书、音乐与文具 | Libros, música y papelería | Livres, musique et papeterie | หนังสือ ดนตรี และเครื่องเขียน | ປຶ້ມ ດົນຕີ ແລະ ເຄື່ອງຂຽນ
Notebooks & Paper | 笔记本与纸品 | Cuadernos y papel | Carnets et papier | สมุดและกระดาษ | ປຶ້ມບັນທຶກ ແລະ ເຈ້ຍ
Pens & Art | 笔与画材 | Plumas y dibujo | Stylos et beaux-arts | ปากกาและศิลปะ | ປາກກາ ແລະ ສິລະປະ
Picture Books | 绘本 | Libros ilustrados | Albums illustrés | หนังสือภาพ | ປຶ້ມຮູບພາບ
Novels & Cookbooks | 小说与食谱 | Novelas y cocina | Romans et livres de cuisine | นิยายและตำราอาหาร | ນະວະນິຍາຍ ແລະ ຕຳລາອາຫານ
Instruments | 乐器 | Instrumentos | Instruments | เครื่องดนตรี | ເຄື່ອງດົນຕີ
Vouchers | 礼券 | Vales de regalo | Bons cadeaux | บัตรกำนัล | ບັດຂອງຂວັນ
`);

/** Shop categories. */
export const trades = rows(`
General store | 综合商店 | De todo un poco | Magasin général | ร้านค้าทั่วไป | ຮ້ານທົ່ວໄປ
Kitchen and table | 厨房与餐桌 | Cocina y mesa | Cuisine et table | ครัวและโต๊ะอาหาร | ເຮືອນຄົວ ແລະ ໂຕະອາຫານ
Home and living | 家居生活 | Hogar y decoración | Maison et décoration | บ้านและการอยู่อาศัย | ເຮືອນ ແລະ ການຢູ່ອາໄສ
Tea and fine food | 茶与美食 | Té y delicatessen | Thé et épicerie fine | ชาและอาหารชั้นดี | ຊາ ແລະ ອາຫານຊັ້ນດີ
Fresh food | 生鲜 | Alimentos frescos | Produits frais | อาหารสด | ອາຫານສົດ
Fashion | 服装 | Moda | Mode | แฟชั่น | ແຟຊັນ
Shoes and bags | 鞋履与箱包 | Zapatos y bolsos | Chaussures et sacs | รองเท้าและกระเป๋า | ເກີບ ແລະ ກະເປົາ
Beauty and care | 美妆个护 | Belleza y cuidado | Beauté et soins | ความงามและการดูแล | ຄວາມງາມ ແລະ ການດູແລ
Electronics | 电子产品 | Electrónica | Électronique | อิเล็กทรอนิกส์ | ເອເລັກໂຕຣນິກ
Toys and games | 玩具与游戏 | Juguetes y juegos | Jouets et jeux | ของเล่นและเกม | ຂອງຫຼິ້ນ ແລະ ເກມ
Sports and outdoors | 运动与户外 | Deporte y aire libre | Sports et plein air | กีฬาและกลางแจ้ง | ກິລາ ແລະ ກາງແຈ້ງ
Garden and pets | 园艺与宠物 | Jardín y mascotas | Jardin et animaux | สวนและสัตว์เลี้ยง | ສວນ ແລະ ສັດລ້ຽງ
Books, music and stationery | 图书、音乐与文具 | Libros, música y papelería | Livres, musique et papeterie | หนังสือ ดนตรี และเครื่องเขียน | ປຶ້ມ ດົນຕີ ແລະ ເຄື່ອງຂຽນ
`);
