/** Words of every day that goods are seldom called by: of other regions, and brands as words. */
export const everyday = `
dustbin, rubbish bin, garbage can, trash can, waste bin, wastebasket, bin, cubo de basura, papelera, tacho de basura, tacho, bote de basura, caneca, basurero, zafacón, poubelle, corbeille à papier, corbeille, 垃圾桶, 垃圾箱, 垃圾筒, 废纸篓, 纸篓, ถังขยะ, ตะกร้าขยะ, ตะกร้าใส่ขยะ, ຖັງຂີ້ເຫຍື້ອ, ກະຕ່າຂີ້ເຫຍື້ອ > waste-paper bin
nappy, diaper, pañal, couche, 尿布, 尿不湿, 纸尿裤, ผ้าอ้อม, ແພມເພີດ
pram, stroller, pushchair, buggy, cochecito de bebé, carriola, poussette, 婴儿车, 童车, รถเข็นเด็ก, ລົດຍູ້ເດັກ
jumper, sweater, pullover, jersey, suéter, chompa, buzo, pull, chandail, tricot, 毛衣, 针织衫, เสื้อไหมพรม, ເສື້ອໄໝພົມ > merino, lambswool, wool coat, ribbed scarf
torch, flashlight, electric torch, linterna, foco de mano, lampe torche, 手电筒, 电筒, ไฟฉาย, ໄຟສາຍ
wellies, wellingtons, wellington boots, gumboots, rain boots, rubber boots, botas de agua, botas de lluvia, katiuskas, bottes de pluie, bottes en caoutchouc, 雨鞋, 雨靴, 水鞋, รองเท้าบูทกันฝน, บูทกันฝน, ເກີບກັນຝົນ, ເກີບບູດກັນຝົນ
crocs, clogs, zuecos, sabots, 洞洞鞋, 木屐, รองเท้าหัวโต, ເກີບຫົວໂຕ > clog
flip flops, thongs, chancletas, ojotas, hawaianas, havaianas, tongs, gougounes, 人字拖, 夹脚拖, ช้างดาว, เกือกแตะ > beach sandal, sandal, รองเท้าแตะ
cellulaire, natel, gsm, celular > smartphone, phone
iphone, 苹果手机, ไอโฟน, ໄອໂຟນ > smartphone
ipad, 苹果平板, ไอแพด, ໄອແພັດ > tablet
kindle, ebook reader, e-reader, lector de libros, libro electrónico, liseuse, 电子书, 电子书阅读器, 阅读器, เครื่องอ่านหนังสือ, อีบุ๊ก, ເຄື່ອງອ່ານປຶ້ມ > reading tablet
macbook, 笔电, 手提电脑, ordi portable, computadora portátil, แม็คบุ๊ก, ແມັກບຸກ > laptop
airpods, earbuds, audífonos, écouteurs, 耳塞, 耳麦, แอร์พอด, ແອພອດ > headphones
walkman, discman, 随身听, วอล์คแมน > disc player
polaroid, instant camera, cámara instantánea, appareil instantané, 拍立得, 即影即有, กล้องโพลารอยด์, โพลารอยด์, ກ້ອງໂພລາຣອຍ, ໂພລາຣອຍ
usb stick, thumb drive, usb drive, 随身碟, U盘, 闪存盘, ทรัมบ์ไดรฟ์ > memory stick
mouse, 滑鼠, 鼠标
printer, 印表机, 打印机
biro, ballpoint, ballpoint pen, bic, birome, lapicera, esfero, bolígrafo, stylo bille, 签字笔, 原子笔, 圆珠笔, ปากกาลูกลื่น, ບິກ > rollerball, fountain pen, 钢笔
tupperware, tuper, táper, lonchera, boîte hermétique, food container, 保鲜盒, 乐扣, กล่องใส่อาหาร, กล่องข้าว, ກ່ອງໃສ່ອາຫານ, ປິ່ນໂຕ > lunch box, preserving jar, storage tin
thermos, vacuum flask, termo, gourde isotherme, 保温杯, 保温瓶, 保温壶, 热水瓶, กระติกน้ำ, กระติก, ກະຕິກນ້ຳ > travel cup, drinking bottle
telly, tele, télé, televisor, 彩电, 电视机, จอทีวี, ทีวีจอ, ໂທລະພາບ > television
couch, settee, sillón, sofá de dos plazas, sillón de dos plazas, canapé deux places, 双人沙发, โซฟาสองที่นั่ง, ໂຊຟາສອງບ່ອນນັ່ງ > sofa
night light, nightlight, veilleuse, luz de noche, 小夜灯, 夜灯, ไฟหัวเตียง, ไฟนอน, ໄຟຫົວຕຽງ > bedside lamp, lantern, table lamp
foco, bombillo, ampolleta, bombita, 电灯泡 > light bulb, filament bulb
washing powder, laundry detergent, ariel, tide, jabón en polvo, jabón para ropa, jabón en polvo para ropa, poudre à laver, 洗衣液, 洗衣粉, 皂粉, ผงซักผ้า, ຜົງຊັກເຄື່ອງ > laundry powder
loo roll, toilet roll, bathroom tissue, papel de baño, papel confort, pq, papier wc, 厕纸, 卷纸, 手纸, ทิชชู่ห้องน้ำ, กระดาษห้องน้ำ, ເຈ້ຍຫ້ອງນ້ຳ > toilet paper
dish sponge, scourer, scrubber, estropajo, esponja de cocina, éponge vaisselle, 洗碗布, 洗碗海绵, 百洁布, ฟองน้ำล้างจาน, ຟອງນ້ຳລ້າງຖ້ວຍ > sponges
candy, lollies, golosinas, chuches, confiserie, 水果糖, ลูกกวาด, ທອບຟີ້ > boiled sweets
糖 > 糖果, boiled sweets
soccer ball, pelota de fútbol, ballon de foot, 足球, ลูกบอล, ໝາກບານ > football
ping pong paddle, ping pong bat, paleta de ping pong, pala de ping pong, raquette de ping-pong, 乒乓球拍, 兵乓球拍, ไม้ปิงปอง, ໄມ້ປິ່ງປ່ອງ > table tennis bat
kids shoes, children's shoes, zapatos de niño, chaussures enfant, 童鞋, รองเท้าเด็ก, ເກີບເດັກນ້ອຍ, ເກີບເດັກ > children's sneaker, children's beach sandal
tenis, deportivas, championes, zapatillas, baskets, runnings, 球鞋, 波鞋 > trainer, sneaker, running shoe
bathing suit, swimming costume, swimwear, malla de baño, malla, traje de baño, costume de bain, 游泳衣, 泳装, 泳裤, ชุดว่ายน้ำ, ຊຸດລອຍນ້ຳ > swimsuit, bikini, swim shorts
rucksack, knapsack, morral, bulto, 背囊, 双肩背包, เป้เดินทาง, เป้สะพายหลัง, ກະເປົາເປ້ > backpack
school bag, satchel, cartable, mochila escolar, 书包, กระเป๋านักเรียน, ກະເປົານັກຮຽນ > school backpack
carry-on, carry-on luggage, hand luggage, cabin bag, trolley case, valija de mano, valija, valise cabine, bagage cabine, 登机箱, 拉杆箱, กระเป๋าลาก, กระเป๋าล้อลาก, ກະເປົາລາກ > cabin suitcase
specs, reading glasses, spectacles, lentes de lectura, anteojos, lentes, gafas de leer, lunettes de lecture, lunettes pour lire, 老花镜, 老花眼镜, แว่นสายตา, แว่นอ่านหนังสือ, ແວ່ນສາຍຕາ
shades, sunnies, lentes de sol, anteojos de sol, 太阳眼镜 > sunglasses
stuffed animal, cuddly toy, plushie, doudou, peluches, 公仔, 玩偶, 布娃娃, ตุ๊กตาผ้า, ຕຸກກະຕາຜ້າ > bear, otter, panda, penguin, dinosaur, unicorn, octopus
rollerblades, inline skates, patins à roulettes, 轮滑鞋, 旱冰鞋, รองเท้าสเก็ต, ເກີບສະເກັດ > roller skates
bike, push bike, bici, bécane, 脚踏车, 单车, รถถีบ, ລົດຖີບ > bicycle
moped, scooter eléctrico, motoneta, vespa, mobylette, scooter électrique, 电瓶车, 电动车, มอไซค์ไฟฟ้า, มอเตอร์ไซค์ไฟฟ้า, ລົດຈັກໄຟຟ້າ > electric moped
portable charger, powerbank, batería portátil, cargador portátil, chargeur portable, 行动电源, 尿袋, แบตสำรอง, ແບັດສຳຮອງ > power bank
instant noodles, maruchan, mama noodles, 方便面, 泡面, 拉面, มาม่า, บะหมี่กึ่งสำเร็จรูป, ມ່າມ່າ, ໝີ່ > ramen, noodles, 挂面
chilli crisp, sriracha, tabasco, 老干妈, 辣油, ซอสศรีราชา, ສີຣາຊາ > hot sauce, 剁椒酱, น้ำพริกเผา
blanket, quilt, comforter, duvet, cobija, frazada, cobertor, couette, 毯, 被子, 棉被, ผ้านวม, ຜ້ານວມ > throw, down blanket
t-shirt, remera, polera, playera, franela, 汗衫, 体恤 > camiseta
kite, barrilete, papalote, volantín, cometa, chiringa, 风筝
nutella, nocilla, pâte à tartiner, crema de avellanas, 榛子酱 > crema de cacao, peanut butter
vacuum cleaner, hoover, aspiradora, aspirateur, 吸尘器, เครื่องดูดฝุ่น, ເຄື່ອງດູດຝຸ່ນ
tissues, kleenex, pañuelos, mouchoirs, sopalin, 纸巾, 面纸, ทิชชู่, ເຈ້ຍທິດຊູ > toilet paper
levis, levi's, 牛仔 > jeans
converse, vans, 帆布鞋, คอนเวิร์ส > canvas low-top
jewels, aretes, pendientes, aros, boucles d'oreilles, earrings, 耳环, ต่างหู, ຕຸ້ມຫູ
socks, medias, bas, soquetes, 短袜 > calcetines
chamarra, campera, casaca, cazadora, parka, anorak, 防风衣 > jacket, rain jacket
frutilla, palta, choclo, elote, ananá, durazno > fresa, aguacate, maíz, piña
pochoclo, canchita, cotufas, maïs soufflé > popcorn
maní, cacahuate, cacahuete, arachide, 花生 > peanut butter
pelota, balón, ballon, 球 > ball, football, basketball, volleyball
lantern, farol, candil, lampion, 灯笼, 露营灯
doll, barbie, muñeca, poupée, 芭比 > nesting dolls
waste paper, 废纸
sofa, 长沙发, 沙发椅
cushion, almohadón, 靠枕, 抱枕
fridge, refrigerator, nevera, heladera, frigo, réfrigérateur, 冰箱, ตู้เย็น, ຕູ້ເຢັນ
hairdryer, hair dryer, secador, sèche-cheveux, 吹风机, ไดร์เป่าผม, ໄດເປົ່າຜົມ
`;
