import { rows } from '../rows';

/** Introductions of the goods of `goods/garden.ts`. en | zh-CN | es | fr | th | lo */
export const garden = rows(`
Forgives one forgotten week a month. | 一个月忘浇一周水，它也原谅。 | Perdona una semana olvidada al mes. | Pardonne une semaine d’oubli par mois. | ลืมรดเดือนละสัปดาห์ก็ให้อภัย | ລືມຫົດເດືອນລະອາທິດກໍໃຫ້ອະໄພ
Water it when you remember your dentist. | 想起牙医时，就给它浇水。 | Riégalo cuando te acuerdes del dentista. | Arrosez-le quand vous pensez à votre dentiste. | รดน้ำเมื่อนึกถึงหมอฟัน | ຫົດນ້ຳເມື່ອຄິດຮອດໝໍແຂ້ວ
Loves a south window and a little neglect. | 喜欢朝南的窗，和一点点冷落。 | Le gusta una ventana al sur y un poco de abandono. | Aime une fenêtre au sud et un peu de négligence. | ชอบหน้าต่างทิศใต้และถูกละเลยนิดหน่อย | ມັກປ່ອງຢ້ຽມທິດໃຕ້ ແລະ ຖືກປະໄວ້ໜ້ອຍໜຶ່ງ
Roots and all; cut, and they come again. | 带根的，剪了又长。 | Con raíces y todo; se cortan y vuelven a salir. | Avec les racines ; on coupe, elles repoussent. | มาทั้งราก ตัดแล้วงอกใหม่ | ມາທັງຮາກ ຕັດແລ້ວງອກໃໝ່
Four leaves guaranteed, luck not. | 保证四片叶，不保证好运。 | Cuatro hojas garantizadas, la suerte no. | Quatre feuilles garanties, la chance non. | รับประกันสี่ใบ ไม่รับประกันโชค | ຮັບປະກັນສີ່ໃບ ບໍ່ຮັບປະກັນໂຊກ
Clears the air and the mood. | 清新空气，也清新心情。 | Limpia el aire y el ánimo. | Purifie l’air et l’humeur. | ฟอกอากาศและอารมณ์ | ຟອກອາກາດ ແລະ ອາລົມ
Comes with scissors and a letter about patience. | 附剪刀，和一封关于耐心的信。 | Viene con tijeras y una carta sobre la paciencia. | Livré avec des ciseaux et une lettre sur la patience. | มาพร้อมกรรไกรและจดหมายเรื่องความอดทน | ມາພ້ອມມີດຕັດ ແລະ ຈົດໝາຍເລື່ອງຄວາມອົດທົນ
Opens at nine, closes at four. | 九点开花，四点合上。 | Abre a las nueve y cierra a las cuatro. | S’ouvre à neuf heures, se ferme à quatre. | บานเก้าโมง หุบสี่โมง | ບານເກົ້າໂມງ ຫຸບສີ່ໂມງ
Whatever is best on Thursday, tied by hand. | 周四最好的花，手工扎成一束。 | Lo mejor del jueves, atado a mano. | Le meilleur du jeudi, noué à la main. | ดอกที่ดีที่สุดของวันพฤหัส มัดด้วยมือ | ດອກທີ່ດີທີ່ສຸດຂອງວັນພະຫັດ ມັດດ້ວຍມື
Cut in bud, they grow in the vase. | 含苞时剪下，在瓶中继续长。 | Cortados en capullo, crecen en el jarrón. | Coupées en bouton, elles grandissent dans le vase. | ตัดตอนตูม โตต่อในแจกัน | ຕັດຕອນຈູມ ໃຫຍ່ຕໍ່ໃນແຈກັນ
Smells as roses used to. | 有从前玫瑰的香。 | Huele como olían las rosas. | Sent comme les roses sentaient autrefois. | หอมอย่างกุหลาบสมัยก่อน | ຫອມຄືກຸຫຼາບສະໄໝກ່ອນ
Turn them towards whoever needs it. | 让花盘朝向需要它的人。 | Gíralos hacia quien más los necesite. | Tournez-les vers qui en a besoin. | หันไปหาคนที่ต้องการ | ຫັນໄປຫາຄົນທີ່ຕ້ອງການ
Watch the roots first, the scent comes later. | 先看根，后闻香。 | Mira primero las raíces; el aroma llega después. | Regardez d’abord les racines, le parfum vient après. | ดูรากก่อน กลิ่นตามมา | ເບິ່ງຮາກກ່ອນ ກິ່ນຕາມມາ
A new flower every morning until October. | 到十月，每天早晨一朵新花。 | Una flor nueva cada mañana hasta octubre. | Une fleur nouvelle chaque matin jusqu’en octobre. | ดอกใหม่ทุกเช้าถึงตุลาคม | ດອກໃໝ່ທຸກເຊົ້າຮອດຕຸລາ
Three weeks of spring in February. | 二月里，三周的春天。 | Tres semanas de primavera en febrero. | Trois semaines de printemps en février. | ฤดูใบไม้ผลิสามสัปดาห์ในเดือนกุมภาพันธ์ | ລະດູບານໃໝ່ສາມອາທິດໃນເດືອນກຸມພາ
Thirty-one native kinds, no grass, no fuss. | 三十一种本地野花，不含草籽，不费心。 | Treinta y una especies autóctonas, sin césped, sin complicaciones. | Trente et une espèces locales, pas d’herbe, pas de soucis. | พันธุ์พื้นถิ่นสามสิบเอ็ดชนิด ไม่มีหญ้า ไม่ยุ่ง | ພັນພື້ນເມືອງສາມສິບເອັດຊະນິດ ບໍ່ມີຫຍ້າ ບໍ່ຫຍຸ້ງ
Rolled rim, riveted ears. | 卷边，铆接提耳。 | Borde enrollado, orejas remachadas. | Bord roulé, anses rivetées. | ปากม้วน หูตอกหมุด | ປາກມ້ວນ ຫູຕອກໝຸດ
Breaks clay, roots and bad moods. | 破得开黏土，断得了老根，也赶得走坏心情。 | Rompe arcilla, raíces y mal humor. | Casse l’argile, les racines et la mauvaise humeur. | ทุบดินเหนียว รากไม้ และอารมณ์เสีย | ທຸບດິນໜຽວ ຮາກໄມ້ ແລະ ອາລົມບໍ່ດີ
Cuts on the pull, folds when tired. | 回拉时切割，累了就折起。 | Corta al tirar y se pliega al cansarse. | Coupe en tirant, se plie quand on fatigue. | ตัดตอนดึง พับเมื่อเหนื่อย | ຕັດຕອນດຶງ ພັບເມື່ອເມື່ອຍ
Thorn-proof and thin enough for seeds. | 不怕刺，薄得能捏种子。 | A prueba de espinas y finos para coger semillas. | Résistent aux épines, assez fins pour les graines. | กันหนาม บางพอหยิบเมล็ด | ກັນໜາມ ບາງພໍຢິບເມັດ
Steel trays, a lid to sit on. | 钢制托盘，盖子能坐。 | Bandejas de acero y una tapa donde sentarse. | Plateaux en acier, couvercle où s’asseoir. | ถาดเหล็ก ฝานั่งได้ | ຖາດເຫຼັກ ຝານັ່ງໄດ້
Forged, not stamped; keeps a stove fed. | 锻造而非冲压，一冬炉火不断。 | Forjada, no estampada; mantiene viva la estufa. | Forgée, pas emboutie ; nourrit un poêle. | ตีขึ้นรูป ไม่ใช่ปั๊ม เติมเตาให้ไฟอยู่ | ຕີຂຶ້ນຮູບ ບໍ່ແມ່ນປັ໊ມ ເຮັດໃຫ້ເຕົາມີຟືນສະເໝີ
Brass threads that still turn in spring. | 铜螺纹，来年春天还拧得动。 | Roscas de latón que en primavera aún giran. | Des filetages en laiton qui tournent encore au printemps. | เกลียวทองเหลืองที่หมุนได้แม้ถึงฤดูใบไม้ผลิ | ກຽວທອງເຫຼືອງທີ່ໝຸນໄດ້ຮອດລະດູບານໃໝ່
Three legs stand on any ground. | 三条腿，在任何地面都站得稳。 | Tres patas se sostienen en cualquier suelo. | Trois pieds tiennent sur tout terrain. | สามขายืนได้ทุกพื้น | ສາມຂາຢືນໄດ້ທຸກພື້ນ
Named meat, no sugar, tails approve. | 肉类写明来源，不加糖，尾巴点赞。 | Carne con nombre, sin azúcar; las colas aprueban. | Viande nommée, pas de sucre, les queues approuvent. | บอกชนิดเนื้อ ไม่ใส่น้ำตาล หางกระดิกเห็นด้วย | ບອກຊະນິດຊີ້ນ ບໍ່ໃສ່ນ້ຳຕານ ຫາງແກວ່ງເຫັນດີ
For those who look at you and walk away. | 给那些看你一眼就走开的。 | Para quienes te miran y se marchan. | Pour ceux qui vous regardent et s’en vont. | สำหรับผู้ที่มองแล้วเดินหนี | ສຳລັບຜູ້ທີ່ເບິ່ງແລ້ວຍ່າງໜີ
An afternoon of silence. | 一个下午的安静。 | Una tarde de silencio. | Un après-midi de silence. | ความเงียบทั้งบ่าย | ຄວາມງຽບທັງບ່າຍ
Rolls under the cupboard by itself. | 自己滚到柜子底下去。 | Rueda sola bajo el armario. | Roule toute seule sous l’armoire. | กลิ้งไปใต้ตู้เอง | ກິ້ງໄປກ້ອງຕູ້ເອງ
No glass fibre, no squeak before seven. | 不含玻璃纤维，七点前不吱声。 | Sin fibra de vidrio ni pitidos antes de las siete. | Pas de fibre de verre, pas de couinement avant sept heures. | ไม่มีใยแก้ว ไม่ส่งเสียงก่อนเจ็ดโมง | ບໍ່ມີໃຍແກ້ວ ບໍ່ດັງກ່ອນເຈັດໂມງ
Airtight, dog-proof (mostly). | 密封，防狗（基本上）。 | Hermética, a prueba de perros (casi). | Hermétique, à l’épreuve des chiens (presque). | ปิดสนิท กันหมา (ส่วนใหญ่) | ປິດສະໜິດ ກັນໝາ (ສ່ວນຫຼາຍ)
They will sleep in the box it came in, then here. | 先睡包装箱，再睡这里。 | Dormirán en la caja y después aquí. | Ils dormiront dans le carton, puis dedans. | นอนในกล่องก่อน แล้วค่อยมานี่ | ນອນໃນກ່ອງກ່ອນ ແລ້ວຄ່ອຍມານີ້
Hi-vis, belly strap, drip-dry. | 高可视，腹带，晾一下就干。 | Alta visibilidad, cincha ventral, secado rápido. | Haute visibilité, sangle ventrale, sèche vite. | มองเห็นชัด สายรัดท้อง แขวนแล้วแห้ง | ເຫັນຊັດ ສາຍຮັດທ້ອງ ແຂວນແລ້ວແຫ້ງ
Second cut, long stems, smells of June. | 二茬草，长茎，六月的味道。 | Segundo corte, tallos largos, huele a junio. | Deuxième coupe, longues tiges, sent le mois de juin. | ตัดรอบสอง ก้านยาว หอมกลิ่นมิถุนายน | ຕັດຮອບສອງ ກ້ານຍາວ ຫອມກິ່ນມິຖຸນາ
Twenty-two seeds, sorted by someone small. | 二十二种籽，由个子小的人挑拣。 | Veintidós semillas, clasificadas por alguien pequeño. | Vingt-deux graines, triées par quelqu’un de petit. | ยี่สิบสองเมล็ด คัดโดยคนตัวเล็ก | ຊາວສອງເມັດ ຄັດໂດຍຄົນໂຕນ້ອຍ
For the garden guest who eats your slugs. | 给吃掉蛞蝓的花园客人。 | Para el huésped del jardín que se come tus babosas. | Pour l’hôte du jardin qui mange vos limaces. | สำหรับแขกในสวนที่กินทาก | ສຳລັບແຂກໃນສວນທີ່ກິນທາກ
Sunflower hearts, no wheat, no waste. | 葵花籽仁，不含小麦，不浪费。 | Pipas de girasol peladas, sin trigo, sin desperdicio. | Cœurs de tournesol, pas de blé, pas de gaspillage. | เมล็ดทานตะวันแกะเปลือก ไม่มีข้าวสาลี ไม่ทิ้งเปล่า | ເມັດຕາເວັນແກະເປືອກ ບໍ່ມີເຂົ້າສາລີ ບໍ່ເສຍລ້າ
Papaya, nuts and something to argue about. | 木瓜、坚果，还有够它争论的东西。 | Papaya, nueces y algo de que discutir. | Papaye, noix et de quoi se disputer. | มะละกอ ถั่ว และเรื่องให้เถียง | ໝາກຫຸ່ງ ຖົ່ວ ແລະ ເລື່ອງໃຫ້ຖຽງ
Colours from algae, not from dye. | 颜色来自藻类，不是染料。 | Colores de algas, no de tintes. | Couleurs d’algues, pas de colorants. | สีจากสาหร่าย ไม่ใช่สีย้อม | ສີຈາກສາຫຼ່າຍ ບໍ່ແມ່ນສີຍ້ອມ
Larch, a hinged floor, south-east please. | 落叶松木，底板可开，请朝东南。 | Alerce, suelo abatible, orientada al sureste, por favor. | Mélèze, fond à charnière, exposition sud-est s’il vous plaît. | ไม้ลาร์ช พื้นเปิดได้ หันทิศตะวันออกเฉียงใต้ | ໄມ້ລາຊ ພື້ນເປີດໄດ້ ຫັນທິດຕາເວັນອອກສຽງໃຕ້
Ribwort, mallow, hibiscus: a slow lunch. | 车前草、锦葵、木槿：一顿慢午餐。 | Llantén, malva, hibisco: un almuerzo lento. | Plantain, mauve, hibiscus : un déjeuner lent. | แพลนเทน มัลโลว์ ชบา มื้อกลางวันแบบช้า ๆ | ຜັກກາດນ້ຳ ມານໂລ ດອກບາ ອາຫານທ່ຽງແບບຊ້າໆ
`);
