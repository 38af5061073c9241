/** House, garden and animals. */
export const home = `
lamp, lámpara, lampe, 台灯, 灯, โคมไฟ, ตะเกียง, ໂຄມໄຟ, ໂຄມ
bedside lamp, lámpara de noche, lampe de chevet, 床头灯, โคมไฟหัวเตียง, ໂຄມໄຟຫົວຕຽງ
light bulb, bulb, bombilla, ampoule, 灯泡, หลอดไฟ, ດອກໄຟ, ຫຼອດໄຟ
lantern, farol, lanterne, 灯笼, โคมกระดาษ, ໂຄມເຈ້ຍ
candle, vela, bougie, 蜡烛, 香薰蜡烛, เทียน, เทียนหอม, ທຽນ, ທຽນຫອມ
cushion, pillow, cojín, almohada, coussin, oreiller, 抱枕, 靠垫, 枕头, หมอน, หมอนอิง, ໝອນ
blanket, throw, manta, couverture, plaid, 毯子, 毛毯, ผ้าห่ม, ຜ້າຫົ່ມ
towel, toalla, serviette, drap de bain, 毛巾, 浴巾, ผ้าขนหนู, ผ้าเช็ดตัว, ຜ້າເຊັດໂຕ, ຜ້າເຊັດມື
bath towel, toalla de baño, serviette de bain, 浴巾, ผ้าเช็ดตัว, ຜ້າເຊັດໂຕ
tea towel, dish towel, paño de cocina, torchon, 茶巾, ผ้าเช็ดจาน, ຜ້າເຊັດຈານ
rug, carpet, alfombra, tapis, 地毯, พรม, ພົມປູພື້ນ, ພົມ
bedding, duvet cover, ropa de cama, funda nórdica, housse de couette, linge de lit, 被套, 床上用品, ผ้าปูที่นอน, ปลอกผ้านวม, ຜ້າປູບ່ອນ, ຊອງຜ້ານວມ
sofa, couch, sofá, canapé, settee, 沙发, โซฟา, ໂຊຟາ
chair, silla, chaise, 椅子, เก้าอี้, ຕັ່ງ, ຕັ່ງນັ່ງ
bed, cama, lit, 床, เตียง, เตียงนอน, ຕຽງ, ຕຽງນອນ
mirror, espejo, miroir, 镜子, กระจก, กระจกเงา, ແວ່ນແຍງ, ແວ່ນ
ladder, escalera, échelle, escabeau, 梯子, บันได, ຂັ້ນໄດ
basket, cesta, panier, 篮子, ตะกร้า, ກະຕ່າ
door, puerta, porte, 门, ประตู, ປະຕູ
furniture, muebles, meubles, 家具, เฟอร์นิเจอร์, ເຄື່ອງເຟີນີເຈີ, ເຟີນີເຈີ > sofa, chair, bed
picture, painting, print, poster, cuadro, tableau, 画, 装饰画, ภาพวาด, รูปภาพ, กรอบรูป, ຮູບແຕ້ມ, ຮູບພາບ
clock, reloj, horloge, pendule, 时钟, 钟, นาฬิกา, ໂມງ
alarm clock, despertador, réveil, 闹钟, นาฬิกาปลุก, ໂມງປຸກ
fan, abanico, éventail, 扇子, 折扇, พัด, ວີ
bath, bathtub, bañera, baignoire, 浴缸, อ่างอาบน้ำ, ອ່າງອາບນ້ຳ
shower, ducha, douche, 花洒, 淋浴, ฝักบัว, ຝັກບົວ
soap dispenser, dosificador, distributeur de savon, 皂液器, ที่กดสบู่, ທີ່ໃສ່ສະບູ
laundry powder, detergent, washing powder, detergente, lessive, 洗衣粉, ผงซักฟอก, แฟ้บ, ແຟັບ, ຜົງຊັກຟອກ
bucket, cubo, balde, seau, 水桶, 桶, ถังน้ำ, ถัง, ຄຸ, ຖັງ
toilet paper, papel higiénico, papier toilette, 卫生纸, กระดาษทิชชู่, กระดาษชำระ, ເຈ້ຍອະນາໄມ
broom, escoba, balai, 扫帚, 扫把, ไม้กวาด, ຟອຍ
sponge, esponja, éponge, 海绵, ฟองน้ำ, ຟອງນ້ຳ
plant, houseplant, planta, plante, 植物, 盆栽, 绿植, ต้นไม้, ຕົ້ນໄມ້ > cactus, palm, bonsai, rubber tree
cactus, 仙人掌, กระบองเพชร, แคคตัส, ກະບອງເພັດ
bonsai, bonsái, 盆景, บอนไซ, ບອນໄຊ
herb, hierbas, herbes, 香草, สมุนไพร, ສະໝຸນໄພ
flower, flor, fleur, 花, 鲜花, ดอกไม้, ດອກໄມ້ > bouquet, tulips, rose, sunflowers, hyacinth
bouquet, ramo, 花束, ช่อดอกไม้, ຊໍ່ດອກໄມ້
rose, rosa, 玫瑰, กุหลาบ, ດອກກຸຫຼາບ
tulip, tulipán, tulipe, 郁金香, ทิวลิป, ດອກທິວລິບ
sunflower, girasol, tournesol, 向日葵, ทานตะวัน, ດອກຕາເວັນ
jasmine, jazmín, jasmin, 茉莉, มะลิ, ดอกมะลิ, ມະລິ, ດອກມະລິ
lotus, loto, 莲花, บัว, ດອກບົວ
seeds, semillas, graines, 种子, เมล็ดพันธุ์, ເມັດພັນ
garden, jardín, jardin, 花园, 园艺, สวน, ສວນ
axe, hacha, hache, 斧头, ขวาน, ຂວານ
saw, sierra, scie, 锯子, 锯, เลื่อย, ເລື່ອຍ
tool box, caja de herramientas, boîte à outils, 工具箱, กล่องเครื่องมือ, ກ່ອງເຄື່ອງມື
hose, manguera, tuyau d'arrosage, 水管, สายยาง, ສາຍຢາງ
gloves, guantes, gants, 手套, ถุงมือ, ຖົງມື > mittens
dog, perro, chien, 狗, หมา, สุนัข, ໝາ
cat, gato, chat, 猫, แมว, ແມວ
rabbit, bunny, conejo, lapin, 兔子, กระต่าย, ກະຕ່າຍ
dog food, pienso para perros, comida para perros, croquettes chien, nourriture chien, 狗粮, อาหารหมา, อาหารสุนัข, ອາຫານໝາ
cat food, pienso para gatos, comida para gatos, croquettes chat, nourriture chat, 猫粮, อาหารแมว, ອາຫານແມວ
dog treats, golosinas para perros, friandises chien, 狗零食, ขนมหมา, ເຂົ້າໜົມໝາ > dog biscuit, chew bone
fish food, comida para peces, nourriture poisson, 鱼食, อาหารปลา, ອາຫານປາ > fish flakes
bird seed, alpiste, graines pour oiseaux, 鸟食, อาหารนก, ອາຫານນົກ
`;
