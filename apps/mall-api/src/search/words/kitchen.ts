/** Cooking, table and food. */
export const kitchen = `
mug, cup, taza, tasse, 杯子, 杯, 马克杯, แก้ว, ถ้วย, ถ้วยกาแฟ, แก้วกาแฟ, จอก, ຖ້ວຍ, ຈອກ, ຈອກກາເຟ, ຖ້ວຍກາເຟ
coffee cup, espresso cup, taza de café, tasse à café, 咖啡杯, แก้วกาแฟ, ถ้วยกาแฟ, ຈອກກາເຟ > mug, cup
travel cup, tumbler, thermos, flask, termo, vaso térmico, gobelet isotherme, thermos, 保温杯, 随行杯, แก้วเก็บความเย็น, กระติกน้ำ, ກະຕິກນ້ຳ
wine glass, goblet, copa de vino, copa, verre à vin, 酒杯, 葡萄酒杯, แก้วไวน์, ຈອກເຫຼົ້າ, ຈອກວາຍ
bowl, cuenco, tazón, bol, saladier, 碗, 汤碗, 盖碗, ชาม, ถ้วย, ຖ້ວຍ, ຊາມ, โถ
plate, dish, plato, assiette, 盘子, 盘, 碟子, จาน, ຈານ
cutlery, silverware, cubiertos, cubertería, couverts, 餐具, 刀叉, ช้อนส้อม, ບ່ວງສ້ອມ
spoon, cuchara, cuillère, 勺子, 勺, 汤匙, ช้อน, ບ່ວງ > cutlery
fork, tenedor, fourchette, 叉子, ส้อม, ສ້ອມ > cutlery
chopsticks, palillos, baguettes chinoises, 筷子, 竹筷, ตะเกียบ, ໄມ້ທູ່
knife, kitchen knife, cuchillo, couteau, 刀, 菜刀, 厨刀, มีด, มีดทำครัว, มีดเชฟ, ມີດ, ມີດຄົວ
chef, cocinero, cuisinier, 厨师, เชฟ, พ่อครัว, ພໍ່ຄົວ
kitchen, cocina, cuisine, 厨房, ครัว, ห้องครัว, ຄົວ, ເຮືອນຄົວ
scissors, shears, tijeras, ciseaux, 剪刀, กรรไกร, ມີດຕັດ
frying pan, skillet, pan, sartén, poêle, 平底锅, 煎锅, 炒锅, กระทะ, ໝໍ້ຂາງ, ກະທະ
non-stick, antiadherente, anti-adhésif, anti-adhésive, 不粘, ไม่ติด, ບໍ່ຕິດ
saucepan, pot, cazo, olla, cacerola, casserole, marmite, 锅, 汤锅, 奶锅, หม้อ, ໝໍ້
casserole, dutch oven, stockpot, cocotte, faitout, 炖锅, 铸铁锅, 砂锅, หม้อตุ๋น, ໝໍ້ຕົ້ມ
wok, wok pan, 炒锅, กระทะจีน, ໝໍ້ຂາງ > frying pan
cookware, pots and pans, batería de cocina, batterie de cuisine, ustensiles de cuisine, 锅具, 炊具, เครื่องครัว, ເຄື່ອງຄົວ > pan, saucepan, skillet, casserole
fondue
teapot, tetera, théière, 茶壶, กาน้ำชา, ป้านชา, ການ້ຳຊາ, ກາຊາ
kettle, hervidor, bouilloire, 水壶, 烧水壶, กาต้มน้ำ, ກາຕົ້ມນ້ຳ
tea, té, thé, 茶, 茶叶, ชา, ຊາ, ໃບຊາ
green tea, té verde, thé vert, 绿茶, 龙井, longjing, ชาเขียว, ຊາຂຽວ
oolong, oolong tea, 乌龙茶, 大红袍, 岩茶, ชาอู่หลง, ຊາອູຫຼົງ
jasmine tea, té de jazmín, thé au jasmin, 茉莉花茶, ชามะลิ, ຊາດອກມະລິ
black tea, té negro, thé noir, 红茶, ชาดำ, ชาแดง, ຊາດຳ > breakfast tea
herbal tea, infusion, tisane, infusión, 花草茶, ชาสมุนไพร, ຊາສະໝຸນໄພ
coffee, café, 咖啡, กาแฟ, ກາເຟ
bottle, water bottle, drinking bottle, botella, cantimplora, bouteille, gourde, 水壶, 水杯, 瓶子, ขวดน้ำ, กระบอกน้ำ, ຂວດນ້ຳ, ຕຸກນ້ຳ
jar, tarro, frasco, bocal, 罐子, 密封罐, 罐, โหล, ขวดโหล, ໂຖ, ກະປຸກ
lunch box, bento, fiambrera, boîte à lunch, lunchbox, 饭盒, 便当盒, กล่องข้าว, ปิ่นโต, ກ່ອງເຂົ້າ
kitchen scale, scale, balanza, báscula, balance, 厨房秤, 电子秤, ตาชั่ง, ເຄື່ອງຊັ່ງ, ຊິງ
timer, temporizador, minuteur, 计时器, 定时器, นาฬิกาจับเวลา, ໂມງຈັບເວລາ
spatula, espátula, spatule, 锅铲, ตะหลิว, ໄມ້ພາຍ
garlic press, garlic crusher, prensa de ajos, prensaajos, presse-ail, 压蒜器, ที่บดกระเทียม, ເຄື່ອງບົດກະທຽມ
mortar, mortero, mortier, 研钵, 石臼, ครก, ຄົກ
pepper mill, salt mill, molinillo, moulin à poivre, moulin à sel, 胡椒研磨器, ที่บดพริกไทย, ເຄື່ອງບົດພິກໄທ
oil bottle, aceitera, huilier, 油壶, ขวดน้ำมัน, ຂວດນ້ຳມັນ
bread, pan, pain, baguette, 面包, ขนมปัง, ເຂົ້າຈີ່, ເຂົ້າໜົມປັງ
croissant, cruasán, 可颂, 牛角包, ครัวซองต์, ຄົວຊອງ
cake, gâteau, pastel, tarta, bizcocho, 蛋糕, เค้ก, ເຄັກ, ເຂົ້າໜົມເຄັກ > cupcakes
tart, pie, tarte, tarta, 塔, 派, ทาร์ต, พาย
biscuit, cookie, galleta, biscuit, 饼干, 曲奇, คุกกี้, บิสกิต, ຄຸກກີ້, ເຂົ້າໜົມປັງກອບ
cheese, queso, fromage, 奶酪, 芝士, ชีส, ເນີຍແຂງ, ຊີສ > comté, raclette
butter, mantequilla, beurre, 黄油, เนย, ເນີຍ, ເບີ
milk, leche, lait, 牛奶, นม, นมสด, ນົມ, ນົມສົດ
yoghurt, yogurt, yogur, yaourt, 酸奶, โยเกิร์ต, ໂຍເກິດ
ice cream, helado, glace, crème glacée, 冰淇淋, ไอศกรีม, ไอติม, ກະແລ້ມ, ໄອຕີມ
egg, huevo, œuf, oeuf, 鸡蛋, ไข่, ไข่ไก่, ໄຂ່, ໄຂ່ໄກ່
fish, pescado, poisson, 鱼, ปลา, ປາ > salmon
salmon, salmón, saumon, 三文鱼, 鲑鱼, แซลมอน, ປາແຊລມອນ
prawn, shrimp, gambas, camarón, langostino, crevette, 虾, 大虾, กุ้ง, ກຸ້ງ
crab, cangrejo, crabe, 螃蟹, 蟹, ปู, ปูม้า, ປູ
lobster, langosta, bogavante, homard, 龙虾, ล็อบสเตอร์, กุ้งมังกร, ກຸ້ງມັງກອນ
oyster, ostra, huître, 牡蛎, 生蚝, หอยนางรม, ຫອຍນາງລົມ
seafood, marisco, mariscos, fruits de mer, 海鲜, ซีฟู้ด, อาหารทะเล, ອາຫານທະເລ > prawn, oyster, lobster, ปูม้า
cold cuts, sausage, embutidos, charcuterie, 香肠, 火腿, ไส้กรอก, ໄສ້ກອກ
fruit, fruta, 水果, ผลไม้, ໝາກໄມ້
orange, naranja, 橙子, 橘子, ส้ม, ໝາກກ້ຽງ
lemon, limón, citron, 柠檬, มะนาว, เลมอน, ໝາກນາວ
strawberry, fresa, fraise, 草莓, สตรอว์เบอร์รี, สตรอเบอรี่, ສະຕໍເບີຣີ
mango, mangue, 芒果, มะม่วง, ໝາກມ່ວງ
pineapple, piña, ananas, 菠萝, 凤梨, สับปะรด, ໝາກນັດ
apple, manzana, pomme, 苹果, แอปเปิล, แอปเปิ้ล, ໝາກແອັບເປິ້ນ, ໝາກໂປມ
grape, uva, raisin, 葡萄, องุ่น, ໝາກລະແຊັງ, ໝາກອະງຸ່ນ
avocado, aguacate, avocat, 牛油果, 鳄梨, อะโวคาโด, ໝາກອາໂວກາໂດ
coconut, coco, noix de coco, 椰子, มะพร้าว, ໝາກພ້າວ
coconut oil, aceite de coco, huile de coco, 椰子油, น้ำมันมะพร้าว, ນ້ຳມັນໝາກພ້າວ
vegetables, verdura, verduras, légumes, 蔬菜, ผัก, ຜັກ
tomato, tomate, 番茄, 西红柿, มะเขือเทศ, ໝາກເລັ່ນ
pepper, pimiento, poivron, 甜椒, 青椒, พริกหวาน, ໝາກພິກຫວານ
carrot, zanahoria, carotte, 胡萝卜, แครอท, ກະລົດ
corn, sweetcorn, maíz, maïs, 玉米, ข้าวโพด, ສາລີ
broccoli, brócoli, brocoli, 西兰花, บรอกโคลี, ບຣອກໂຄລີ
eggplant, aubergine, berenjena, 茄子, มะเขือม่วง, มะเขือยาว, ໝາກເຂືອ
mushroom, seta, champiñón, champignon, 蘑菇, เห็ด, ເຫັດ
salad, ensalada, salade, 沙拉, สลัด, ສະຫຼັດ
honey, miel, 蜂蜜, น้ำผึ้ง, ນ້ຳເຜິ້ງ
jam, mermelada, confiture, marmalade, preserve, 果酱, แยม, ແຢມ
peanut butter, crema de cacahuete, beurre de cacahuète, 花生酱, เนยถั่ว, ເນີຍຖົ່ວ
blueberry, bilberry, arándano, myrtille, 蓝莓, บลูเบอร์รี, ບລູເບີຣີ
oil, aceite, huile, 油, น้ำมัน, ນ້ຳມັນ
olive, aceituna, oliva, 橄榄, มะกอก, ໝາກກອກ
olive oil, aceite de oliva, huile d'olive, 橄榄油, น้ำมันมะกอก, ນ້ຳມັນໝາກກອກ
vinegar, vinagre, vinaigre, 醋, น้ำส้มสายชู, ນ້ຳສົ້ມ
sauce, salsa, 酱, 酱料, ซอส, ซอสปรุงรส, ຊອດ, ນ້ຳຈິ້ມ
chilli sauce, hot sauce, salsa picante, sauce piquante, 辣椒酱, 剁椒酱, 辣酱, น้ำพริก, น้ำพริกเผา, ซอสพริก, ໝາກພິກ, ແຈ່ວ, ແຈ່ວບອງ
paprika, pimentón, 红椒粉, ปาปริกา, พริกป่น, ໝາກພິກປົ່ນ
salt, sal, sel, 盐, เกลือ, ເກືອ
chocolate, chocolat, 巧克力, ช็อกโกแลต, ช็อคโกแลต, ຊັອກໂກແລັດ, ຊອກໂກແລດ
sweets, candy, caramelos, bonbons, 糖果, ลูกอม, ເຂົ້າໜົມອົມ, ລູກອົມ
nougat, turrón, 牛轧糖, ตูร์รอน
macaron, 马卡龙, มาการอง, ມາກາລົງ
popcorn, palomitas, pop-corn, 爆米花, ป๊อปคอร์น, ປັອບຄອນ
snack, merienda, goûter, 零食, ขนม, ขนมขบเคี้ยว, ເຂົ້າໜົມ > popcorn, cookie, sweets
noodles, fideos, nouilles, 面条, 挂面, 面, ก๋วยเตี๋ยว, เส้นก๋วยเตี๋ยว, บะหมี่, ເຂົ້າປຽກ, ເຝີ, ໝີ່ > ramen
buckwheat, alforfón, sarrasin, 荞麦, บัควีท
pasta, spaghetti, espaguetis, pâtes, 意大利面, 意面, พาสต้า, สปาเกตตี, ພາສຕ້າ, ສະປາແກັດຕີ
rice, arroz, riz, 大米, 米, ข้าว, ข้าวสาร, ข้าวหอมมะลิ, ເຂົ້າ, ເຂົ້າສານ
lentils, lentejas, lentilles, 小扁豆, ถั่วเลนทิล
oats, porridge, avena, flocons d'avoine, 燕麦, ข้าวโอ๊ต, ເຂົ້າໂອດ
sushi, 寿司, ซูชิ, ຊູຊິ
tom yum, tom yam, ต้มยำ, ต้มยำกุ้ง, 冬阴功, ຕົ້ມຍຳ, ຕົ້ມຍຳກຸ້ງ
pad thai, ผัดไทย, 泰式炒河粉, ຜັດໄທ
tamarind, tamarindo, tamarin, 罗望子, 酸角, มะขาม, ໝາກຂາມ
ceramic, stoneware, porcelain, cerámica, loza, barro, céramique, porcelaine, grès, 陶瓷, 瓷, 青瓷, 青釉, เซรามิก, กระเบื้อง, ເຊລາມິກ, ດິນເຜົາ
stainless steel, stainless, inox, acero inoxidable, acier inoxydable, 不锈钢, สแตนเลส, ສະແຕນເລດ > steel, acero, acier
`;
