/** Electronics, sports, toys, books and music. */
export const play = `
phone, mobile phone, cell phone, cellphone, mobile, smartphone, móvil, teléfono móvil, celular, téléphone portable, portable, 手机, 智能手机, มือถือ, โทรศัพท์มือถือ, สมาร์ทโฟน, ມືຖື, ໂທລະສັບມືຖື > telephone
telephone, landline, teléfono, téléphone, 电话, 电话机, โทรศัพท์, ໂທລະສັບ > phone, smartphone
phone case, funda de móvil, coque de téléphone, coque, 手机壳, เคสโทรศัพท์, เคสมือถือ, ເຄສໂທລະສັບ
tablet, tableta, tablette, 平板电脑, 平板, แท็บเล็ต, ແທັບເລັດ
laptop, notebook computer, portátil, ordenador portátil, ordinateur portable, pc portable, 笔记本电脑, 手提电脑, โน้ตบุ๊ก, โน๊ตบุ๊ค, แล็ปท็อป, ໂນດບຸກ, ແລັບທັອບ
computer, pc, desktop, ordenador, computadora, ordinateur, 电脑, 计算机, คอมพิวเตอร์, คอม, ຄອມພິວເຕີ > laptop
mouse, ratón, souris, 鼠标, เมาส์, ເມົາສ໌
wireless, inalámbrico, sans fil, 无线, ไร้สาย, ໄຮ້ສາຍ
keyboard, teclado, clavier, 键盘, คีย์บอร์ด, แป้นพิมพ์, ແປ້ນພິມ, ຄີບອດ
printer, impresora, imprimante, 打印机, เครื่องพิมพ์, ปริ้นเตอร์, ເຄື່ອງພິມ
memory stick, usb stick, flash drive, memoria usb, pendrive, clé usb, u盘, 优盘, แฟลชไดรฟ์, แฟลชไดร์ฟ, ແຟລດໄດຣ
calculator, calculadora, calculatrice, 计算器, เครื่องคิดเลข, ເຄື່ອງຄິດເລກ, ຈັກຄິດເລກ
headphones, earphones, headset, earbuds, auriculares, cascos, casque, casque audio, écouteurs, 耳机, หูฟัง, ຫູຟັງ
radio, 收音机, วิทยุ, ວິທະຍຸ
speaker, loudspeaker, altavoz, enceinte, haut-parleur, 音箱, 音响, 扬声器, ลำโพง, ລຳໂພງ
microphone, micrófono, micro, 麦克风, 话筒, ไมโครโฟน, ไมค์, ໄມໂຄຣໂຟນ, ໄມ
television, tv, televisor, televisión, tele, télévision, téléviseur, télé, 电视, 电视机, ทีวี, โทรทัศน์, ໂທລະທັດ, ໂທລະພາບ, ທີວີ
camera, cámara, cámara de fotos, appareil photo, 相机, 照相机, กล้อง, กล้องถ่ายรูป, ກ້ອງຖ່າຍຮູບ, ກ້ອງ
camcorder, video camera, videocámara, caméscope, 摄像机, กล้องวิดีโอ, ກ້ອງວິດີໂອ
telescope, telescopio, télescope, 望远镜, กล้องโทรทรรศน์, กล้องดูดาว, ກ້ອງສ່ອງດາວ
microscope, microscopio, 显微镜, กล้องจุลทรรศน์, ກ້ອງຈຸລະທັດ
projector, proyector, projecteur, vidéoprojecteur, 投影仪, โปรเจคเตอร์, ໂປຣເຈັກເຕີ
watch, smartwatch, reloj, montre, 手表, 智能手表, นาฬิกาข้อมือ, สมาร์ทวอทช์, นาฬิกา, ໂມງໃສ່ແຂນ, ໂມງ
power bank, portable charger, batería externa, batterie externe, 充电宝, 移动电源, พาวเวอร์แบงค์, แบตสำรอง, ພາວເວີແບັງ, ແບັດສຳຮອງ
battery, batteries, pila, pilas, pile, piles, 电池, 充电电池, แบตเตอรี่, ถ่าน, ถ่านชาร์จ, ຖ່ານໄຟສາຍ, ແບັດເຕີຣີ > rechargeable cells
travel adapter, travel plug, adaptador de viaje, adaptateur de voyage, 转换插头, 旅行插头, ปลั๊กแปลง, ปลั๊กเดินทาง, ປັກສຽບ
game controller, gamepad, joystick, mando, manette, 游戏手柄, 手柄, จอยเกม, จอยสติ๊ก, ຈອຍເກມ
torch, flashlight, linterna, lampe torche, lampe de poche, 手电筒, ไฟฉาย, ໄຟສາຍ
bicycle, bike, bicicleta, bici, vélo, bicyclette, 自行车, 单车, จักรยาน, ລົດຖີບ
scooter, patinete, trottinette, 滑板车, สกู๊ตเตอร์, ສະກູດເຕີ
skateboard, monopatín, planche à roulettes, 滑板, สเก็ตบอร์ด, ສະເກັດບອດ
football, soccer ball, balón de fútbol, ballon de football, ballon de foot, 足球, ลูกฟุตบอล, ฟุตบอล, ບານເຕະ, ໝາກບານ
basketball, baloncesto, balón de baloncesto, ballon de basket, 篮球, บาสเกตบอล, ลูกบาส, ບານບ້ວງ
volleyball, voleibol, volley, 排球, วอลเลย์บอล, ບານສົ່ງ
tennis racket, tennis racquet, raqueta de tenis, raquette de tennis, 网球拍, ไม้เทนนิส, ໄມ້ເທັນນິດ
table tennis, ping pong, ping-pong, tenis de mesa, tennis de table, 乒乓球拍, 乒乓球, ปิงปอง, ປິ່ງປ່ອງ
badminton, bádminton, 羽毛球, แบดมินตัน, ດອກປີກໄກ່
boxing gloves, guantes de boxeo, gants de boxe, 拳击手套, นวมชกมวย, ນວມຕີມວຍ
tent, tienda de campaña, carpa, tente, 帐篷, เต็นท์, ເຕັ້ນ
compass, brújula, boussole, 指南针, เข็มทิศ, ເຂັມທິດ
fishing rod, caña de pescar, canne à pêche, 鱼竿, 钓鱼竿, คันเบ็ด, ຄັນເບັດ
sleeping bag, saco de dormir, sac de couchage, 睡袋, ถุงนอน, ຖົງນອນ > blanket
ski, skis, esquís, esquí, 滑雪板, สกี, ສະກີ
swimsuit, bathing suit, bañador, traje de baño, maillot de bain, 泳衣, ชุดว่ายน้ำ, ຊຸດລອຍນ້ຳ > bikini, swim shorts
snorkel, snorkelling, esnórquel, tuba, 浮潜, หน้ากากดำน้ำ, ໜ້າກາກດຳນ້ຳ
toy, juguete, juguetes, jouet, jouets, 玩具, ของเล่น, ຂອງຫຼິ້ນ
teddy bear, teddy, oso de peluche, ours en peluche, nounours, 泰迪熊, ตุ๊กตาหมี, ຕຸກກະຕາໝີ > bear
soft toy, plush, stuffed animal, doll, peluche, muñeca, poupée, 毛绒玩具, 娃娃, ตุ๊กตา, ຕຸກກະຕາ > teddy bear, panda, unicorn, nesting dolls
bear, oso, ours, 熊, หมี, ໝີ
panda, 熊猫, แพนด้า, ແພນດ້າ
elephant, elefante, éléphant, 大象, ช้าง, ຊ້າງ
fox, zorro, renard, 狐狸, สุนัขจิ้งจอก, ໝາຈອກ
jigsaw, puzzle, jigsaw puzzle, rompecabezas, 拼图, จิ๊กซอว์, ຈິກຊໍ
chess, ajedrez, échecs, jeu d'échecs, 国际象棋, หมากรุก, ໝາກຮຸກ
mahjong, mah-jongg, 麻将, ไพ่นกกระจอก, ໄພ່ນົກກະຈອກ
playing cards, cartas, naipes, cartes à jouer, 扑克牌, ไพ่, ໄພ້
board game, juego de mesa, jeu de société, 桌游, บอร์ดเกม, ເກມກະດານ > chess, jigsaw, dice game
kite, cometa, cerf-volant, 风筝, ว่าว, ວ່າວ
balloon, globo, globos, ballon gonflable, ballons, 气球, ลูกโป่ง, ລູກໂປ່ງ, ໝາກປູມເປົ້າ
robot, 机器人, หุ่นยนต์, ຫຸ່ນຍົນ
toy car, coche de juguete, voiture miniature, 玩具车, รถของเล่น, ລົດຂອງຫຼິ້ນ > racing car, red car
train, tren, 火车, รถไฟ, ລົດໄຟ > steam engine
book, libro, livre, 书, 书籍, หนังสือ, ປຶ້ມ > novel, picture book
picture book, children's book, libro infantil, livre pour enfants, album jeunesse, 绘本, 图画书, หนังสือเด็ก, หนังสือภาพ, นิทาน, ປຶ້ມນິທານ
cookbook, recipe book, libro de cocina, libro de recetas, livre de cuisine, 菜谱, 食谱, ตำราอาหาร, หนังสือทำอาหาร, ປຶ້ມແຕ່ງກິນ > recetas, soups
novel, novela, roman, 小说, นิยาย, ນະວະນິຍາຍ
notebook, cuaderno, libreta, carnet, cahier, 笔记本, 手账, สมุด, สมุดโน้ต, ປຶ້ມຂຽນ, ປຶ້ມບັນທຶກ
pen, fountain pen, bolígrafo, pluma, stylo, 钢笔, 笔, ปากกา, ปากกาหมึกซึม, ບິກ, ປາກກາ > rollerball
pencil, lápiz, lápices, crayon, crayons, 铅笔, ดินสอ, ສໍດຳ, ສໍ
brush pen, writing brush, pincel, pinceau, 毛笔, พู่กัน, ພູ່ກັນ
paper, papel, papier, 纸, 宣纸, กระดาษ, ເຈ້ຍ
greeting card, tarjeta de felicitación, carte de vœux, 贺卡, การ์ดอวยพร, ບັດອວຍພອນ
paint, colours, pinturas, acuarelas, peinture, aquarelle, 颜料, 水彩, สีน้ำ, สีน้ำมัน, ສີນ້ຳ > oil colours
guitar, guitarra, guitare, 吉他, กีตาร์, ກີຕ້າ, ກີຕາ
violin, violín, violon, 小提琴, ไวโอลิน, ໄວໂອລິນ
piano, digital piano, 钢琴, 电钢琴, เปียโน, ເປຍໂນ
drum, tambor, batería, tambour, 鼓, กลอง, ກອງ
trumpet, trompeta, trompette, 小号, ทรัมเป็ต, ແກ
saxophone, saxofón, 萨克斯, แซกโซโฟน, ແຊັກໂຊໂຟນ
`;
