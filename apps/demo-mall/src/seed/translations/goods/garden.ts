import { rows } from '../rows';

/** Names of the goods of `goods/garden.ts`. en | zh-CN | es | fr | th | lo */
export const garden = rows(`
Young rubber tree in a clay pot | 陶盆小橡皮树 | Ficus joven en maceta de barro | Jeune caoutchouc en pot de terre | ต้นยางอินเดียต้นเล็กในกระถางดินเผา | ຕົ້ນຢາງນ້ອຍໃນກະຖາງດິນເຜົາ
Column cactus, slow and steady | 柱状仙人掌 | Cactus columnar, lento y constante | Cactus colonne, lent et sûr | กระบองเพชรทรงเสา | ຕົ້ນກະບອງເພັດຊົງເສົາ
Olive seedling, two years old | 两年生橄榄树苗 | Plantón de olivo de dos años | Plant d’olivier de deux ans | ต้นกล้ามะกอกอายุสองปี | ເບ້ຍໝາກກອກອາຍຸສອງປີ
Herb trio for the kitchen sill | 窗台香草三盆组 | Trío de hierbas para la cocina | Trio d’herbes pour la cuisine | ชุดสมุนไพร 3 กระถางริมครัว | ຊຸດຜັກຫອມ 3 ກະຖາງສຳລັບເຮືອນຄົວ
Lucky clover in a glass | 玻璃瓶幸运草 | Trébol de la suerte en vidrio | Trèfle porte-bonheur en verre | ใบโคลเวอร์นำโชคในแก้ว | ໃບໂຄເວີນຳໂຊກໃນແກ້ວ
Desert palm for bright corners | 沙漠棕榈 喜光 | Palmera del desierto para rincones luminosos | Palmier du désert pour coins lumineux | ปาล์มทะเลทรายสำหรับมุมสว่าง | ຕົ້ນປາມທະເລຊາຍສຳລັບບ່ອນແຈ້ງ
Bonsai pine, shaped for ten years | 十年松树盆景 | Pino bonsái con diez años de forma | Pin bonsaï façonné dix ans | บอนไซสน ดัดทรงสิบปี | ບອນໄຊແປກ ດັດຊົງສິບປີ
Aquatic lotus with basin | 水培荷花 带盆 | Loto acuático con cubeta | Lotus aquatique avec bassine | บัวหลวงพร้อมอ่าง | ດອກບົວພ້ອມອ່າງ
Bouquet of the week | 本周花束 | Ramo de la semana | Bouquet de la semaine | ช่อดอกไม้ประจำสัปดาห์ | ຊໍ່ດອກໄມ້ປະຈຳອາທິດ
Tulips, ten stems | 郁金香 十枝 | Tulipanes, diez tallos | Tulipes, dix tiges | ทิวลิป 10 ดอก | ດອກທິວລິບ 10 ກ້ານ
Garden rose, old variety | 古典品种庭院玫瑰 | Rosal de jardín, variedad antigua | Rosier de jardin, variété ancienne | กุหลาบสวนพันธุ์โบราณ | ກຸຫຼາບສວນພັນບູຮານ
Sunflowers, five stems | 向日葵 五枝 | Girasoles, cinco tallos | Tournesols, cinq tiges | ทานตะวัน 5 ดอก | ດອກຕາເວັນ 5 ກ້ານ
Hyacinth bulb in glass | 玻璃瓶风信子球根 | Bulbo de jacinto en vidrio | Bulbe de jacinthe en verre | หัวไฮยาซินท์ในแก้ว | ຫົວໄຮຢາຊິນໃນແກ້ວ
Hibiscus bush for terraces | 露台扶桑花 | Hibisco para terrazas | Hibiscus pour terrasse | ชบาพุ่มสำหรับระเบียง | ດອກຊະບາພຸ່ມສຳລັບລະບຽງ
Cherry branch, forced | 樱花枝 催花 | Rama de cerezo en flor | Branche de cerisier en fleurs | กิ่งซากุระเร่งดอก | ງ່າດອກຊາກຸຣະເລັ່ງດອກ
Meadow seeds for bees | 蜜源野花种子 | Semillas de pradera para abejas | Graines de prairie pour abeilles | เมล็ดดอกไม้ทุ่งเพื่อผึ้ง | ເມັດດອກໄມ້ທົ່ງສຳລັບເຜິ້ງ
Galvanised bucket, twelve litres | 镀锌水桶 12 升 | Cubo galvanizado, doce litros | Seau galvanisé, douze litres | ถังสังกะสี 12 ลิตร | ຄຸສັງກະສີ 12 ລິດ
Digging pick with ash handle | 白蜡木柄鹤嘴锄 | Pico con mango de fresno | Pioche à manche en frêne | อีเต้อด้ามไม้แอช | ຊ້ວງຂຸດດ້າມໄມ້ແອັດ
Pruning saw, curved | 弧形修枝锯 | Sierra de podar curva | Scie d’élagage courbe | เลื่อยตัดแต่งกิ่งใบโค้ง | ເລື່ອຍຕັດງ່າໃບໂຄ້ງ
Garden gloves, goatskin | 山羊皮园艺手套 | Guantes de jardín de piel de cabra | Gants de jardin en peau de chèvre | ถุงมือทำสวนหนังแพะ | ຖົງມືເຮັດສວນໜັງແບ້
Tool box for the shed | 工具间收纳箱 | Caja de herramientas para el cobertizo | Caisse à outils pour l’abri | กล่องเครื่องมือสำหรับโรงเก็บ | ກ່ອງເຄື່ອງມືສຳລັບໂຮງເກັບ
Steel axe for splitting | 劈柴钢斧 | Hacha de acero para leña | Hache en acier pour fendre | ขวานเหล็กผ่าฟืน | ຂວານເຫຼັກຜ່າຟືນ
Rain barrel hook and hose set | 雨水桶挂钩软管套装 | Set de gancho y manguera para bidón de lluvia | Crochet et tuyau pour récupérateur d’eau | ชุดตะขอและสายยางถังน้ำฝน | ຊຸດຂໍ ແລະ ສາຍຢາງຖັງນ້ຳຝົນ
Step ladder for fruit trees | 果园人字梯 | Escalera para árboles frutales | Escabeau pour arbres fruitiers | บันไดเก็บผลไม้ | ຂັ້ນໄດເກັບໝາກໄມ້
Dog food, turkey and oats | 狗粮 火鸡燕麦 | Comida para perros, pavo y avena | Croquettes pour chien, dinde et avoine | อาหารสุนัข ไก่งวงและข้าวโอ๊ต | ອາຫານໝາ ໄກ່ງວງ ແລະ ເຂົ້າໂອັດ
Cat food, salmon and pumpkin | 猫粮 三文鱼南瓜 | Comida para gatos, salmón y calabaza | Croquettes pour chat, saumon et potiron | อาหารแมว แซลมอนและฟักทอง | ອາຫານແມວ ແຊວມອນ ແລະ ໝາກອຶ
Chew bone from air-dried beef | 风干牛肉磨牙骨 | Hueso masticable de ternera secada al aire | Os à mâcher au bœuf séché | กระดูกแทะเนื้อวัวแห้ง | ກະດູກແທະຊີ້ນງົວແຫ້ງ
Ball of yarn with catnip heart | 猫薄荷毛线球 | Ovillo con corazón de hierba gatera | Pelote de laine au cœur d’herbe à chat | ลูกไหมพรมสอดไส้แคทนิป | ໝາກບານໄໝພົມໄສ້ຫຍ້າແມວ
Dog tennis balls, set of six | 宠物狗网球 六个装 | Pelotas de tenis para perros, seis unidades | Balles de tennis pour chien, lot de six | ลูกเทนนิสสำหรับสุนัข 6 ลูก | ໝາກບານເທັນນິດໝາ 6 ໜ່ວຍ
Dog biscuit tin, refillable | 狗饼干铁盒 可补充装 | Lata de galletas para perros, recargable | Boîte à biscuits pour chien, rechargeable | กระป๋องขนมสุนัขเติมได้ | ກະປ໋ອງຂະໜົມໝາຕື່ມໄດ້
Cat cushion with raised rim | 高边猫窝垫 | Cojín para gatos con borde alto | Coussin pour chat à rebord | เบาะนอนแมวขอบสูง | ເບາະນອນແມວຂອບສູງ
Walking coat for wet dogs | 狗狗散步雨衣 | Abrigo de paseo para perros mojados | Manteau de promenade pour chien mouillé | เสื้อกันฝนสุนัขเดินเล่น | ເສື້ອກັນຝົນໝາຍ່າງຫຼິ້ນ
Rabbit hay with dandelion | 蒲公英兔子干草 | Heno para conejos con diente de león | Foin pour lapin au pissenlit | หญ้าแห้งกระต่ายผสมแดนดิไลออน | ຫຍ້າແຫ້ງກະຕ່າຍປະສົມດອກແດນດີໄລອອນ
Hamster muesli without dust | 无尘仓鼠粮 | Muesli para hámster sin polvo | Muesli pour hamster sans poussière | มูสลีแฮมสเตอร์ไร้ฝุ่น | ມູສລີແຮມສະເຕີບໍ່ມີຝຸ່ນ
Hedgehog house food, autumn mix | 刺猬粮 秋季配方 | Comida para erizos, mezcla de otoño | Nourriture pour hérisson, mélange d’automne | อาหารเม่นแคระ สูตรฤดูใบไม้ร่วง | ອາຫານເໝັ້ນ ສູດລະດູໃບໄມ້ຫຼົ່ນ
Wild bird seed, all year | 四季野鸟饲料 | Semillas para aves silvestres, todo el año | Graines pour oiseaux sauvages, toute l’année | เมล็ดพืชสำหรับนกป่า ทุกฤดู | ເມັດພືດສຳລັບນົກປ່າ ທຸກລະດູ
Parrot fruit mix | 鹦鹉水果粮 | Mezcla de frutas para loros | Mélange de fruits pour perroquet | ผลไม้รวมสำหรับนกแก้ว | ໝາກໄມ້ລວມສຳລັບນົກແກ້ວ
Fish flakes for community tanks | 混养鱼缸薄片鱼食 | Escamas para acuario comunitario | Flocons pour aquarium communautaire | อาหารปลาแผ่นสำหรับตู้รวม | ອາຫານປາແຜ່ນສຳລັບຕູ້ລວມ
Nest box for tits and sparrows | 山雀麻雀巢箱 | Caja nido para herrerillos y gorriones | Nichoir pour mésanges et moineaux | บ้านนกสำหรับนกติ๊ดและนกกระจอก | ຮັງນົກສຳລັບນົກຈອກ ແລະ ນົກນ້ອຍ
Tortoise salad, dried | 陆龟干草沙拉 | Ensalada seca para tortugas | Salade séchée pour tortue | ผักสลัดแห้งสำหรับเต่าบก | ຜັກສະຫຼັດແຫ້ງສຳລັບເຕົ່າ
`);
