/** Clothes, shoes, bags and care. */
export const fashion = `
t-shirt, tee, tshirt, camiseta, playera, tee-shirt, T恤, 短袖, เสื้อยืด, ເສື້ອຢືດ
shirt, camisa, chemise, 衬衫, 衬衣, เสื้อเชิ้ต, ເສື້ອເຊີດ
top, blouse, blusa, chemisier, 上衣, เสื้อ, ເສື້ອ > shirt, t-shirt
dress, vestido, robe, 连衣裙, 裙子, เดรส, ชุดเดรส, กระโปรง, ກະໂປງ, ຊຸດກະໂປງ
cheongsam, qipao, 旗袍, กี่เพ้า, ຊຸດກີ່ເພົ້າ
kimono, yukata, 浴衣, 和服, ชุดยูกาตะ
jeans, denim trousers, vaqueros, pantalones vaqueros, jean, 牛仔裤, กางเกงยีนส์, ยีนส์, ໂສ້ງຢີນ
trousers, pants, pantalón, pantalones, pantalon, 裤子, 长裤, กางเกง, ໂສ້ງ > jeans, shorts
shorts, pantalones cortos, short, 短裤, กางเกงขาสั้น, ໂສ້ງຂາສັ້ນ
coat, overcoat, abrigo, manteau, 大衣, 外套, เสื้อโค้ท, ເສື້ອຄຸມ, ເສື້ອໜາວ
jacket, chaqueta, veste, blouson, 夹克, แจ็คเก็ต, เสื้อแจ็คเก็ต, ເສື້ອແຈັກເກັດ
rain jacket, raincoat, impermeable, chubasquero, imperméable, 雨衣, เสื้อกันฝน, ເສື້ອກັນຝົນ
wool, lana, laine, 羊毛, ขนสัตว์, ຂົນແກະ
cotton, algodón, coton, 棉, 纯棉, ฝ้าย, ผ้าฝ้าย, ຜ້າຝ້າຍ
silk, seda, soie, 真丝, 丝绸, ผ้าไหม, ไหม, ຜ້າໄໝ
linen, lino, lin, 亚麻, ลินิน, ຜ້າລິນິນ
leather, cuero, piel, cuir, 皮革, 真皮, หนัง, ໜັງ
scarf, bufanda, écharpe, foulard, 围巾, ผ้าพันคอ, ຜ້າພັນຄໍ
socks, calcetines, chaussettes, 袜子, ถุงเท้า, ຖົງຕີນ, ຖົງເທົ້າ
hat, cap, sombrero, gorra, chapeau, casquette, 帽子, หมวก, ໝວກ
sunglasses, gafas de sol, lunettes de soleil, 太阳镜, 墨镜, แว่นกันแดด, ແວ່ນກັນແດດ
glasses, gafas, lunettes, 眼镜, แว่นตา, แว่น, ແວ່ນຕາ > sunglasses
ring, anillo, bague, 戒指, แหวน, ແຫວນ
bracelet, pulsera, 手串, 手链, สร้อยข้อมือ, ສາຍແຂນ
jewellery, jewelry, joyas, joyería, bijoux, 首饰, เครื่องประดับ, ເຄື່ອງປະດັບ > ring, bracelet
shoe, zapato, zapatos, chaussure, 鞋, 鞋子, รองเท้า, ເກີບ > trainer, sneaker, boot, loafer, low-top, pumps
sneaker, trainer, zapatilla, zapatillas, basket, baskets, 运动鞋, 球鞋, รองเท้าผ้าใบ, ເກີບຜ້າໃບ > running shoe, low-top, tennis shoe, shoe, zapato, chaussure, 鞋子, รองเท้า, ເກີບ
running shoe, zapatillas de correr, zapatillas running, chaussures de course, 跑步鞋, 跑鞋, รองเท้าวิ่ง, ເກີບແລ່ນ
boot, bota, botas, botte, bottes, 靴子, รองเท้าบูท, ເກີບບູດ, ເກີບໂບກ
hiking boot, botas de montaña, chaussures de randonnée, 登山鞋, รองเท้าเดินป่า, ເກີບເດີນປ່າ
sandal, flip-flop, slipper, sandalia, chancla, chanclas, sandale, tong, 凉鞋, 拖鞋, รองเท้าแตะ, รองเท้าสาน, ເກີບແຕະ
espadrille, alpargata, alpargatas, espadrilles
high heels, heels, tacones, talons, escarpins, 高跟鞋, รองเท้าส้นสูง, ເກີບສົ້ນສູງ > court shoe, pumps, slingback, heeled sandal
ballet flat, ballerina, bailarinas, ballerines, 平底鞋, 芭蕾舞鞋, รองเท้าบัลเล่ต์, ເກີບບັນເລ່
cloth shoes, 布鞋, รองเท้าผ้า, ເກີບຜ້າ
bag, bolsa, sac, 包, กระเป๋า, ກະເປົາ, ຖົງ > handbag, backpack, briefcase, tote, purse
handbag, purse, bolso, cartera, sac à main, 手提包, 女包, กระเป๋าถือ, กระเป๋าสะพาย, ກະເປົາຖື
backpack, rucksack, school bag, mochila, sac à dos, cartable, 双肩包, 背包, 书包, กระเป๋าเป้, เป้, ກະເປົາເປ້
suitcase, luggage, trolley, maleta, valise, 行李箱, 旅行箱, กระเป๋าเดินทาง, ກະເປົາເດີນທາງ
wallet, cartera, monedero, portefeuille, porte-monnaie, 钱包, กระเป๋าสตางค์, กระเป๋าเงิน, ກະເປົາເງິນ > purse
umbrella, parasol, paraguas, sombrilla, parapluie, 雨伞, 伞, ร่ม, ຄັນຮົ່ມ, ຮົ່ມ
soap, jabón, savon, 肥皂, 香皂, 皂, สบู่, ສະບູ
shampoo, champú, shampooing, shampoing, 洗发水, 洗发露, แชมพู, ยาสระผม, ຢາສະຜົມ, ແຊມພູ
conditioner, acondicionador, après-shampooing, 护发素, ครีมนวดผม, ຄີມນວດຜົມ
kaffir lime, มะกรูด, ໝາກຂີ້ຫູດ, 青柠
sunscreen, sun cream, sun milk, sunblock, protector solar, crema solar, crème solaire, 防晒霜, 防晒, ครีมกันแดด, กันแดด, ຄີມກັນແດດ, ກັນແດດ
moisturiser, moisturizer, face cream, crema hidratante, crème hydratante, 面霜, 保湿霜, มอยส์เจอไรเซอร์, ครีมบำรุงผิว, ຄີມບຳລຸງຜິວ
hand cream, crema de manos, crème mains, crème pour les mains, 护手霜, ครีมทามือ, ຄີມທາມື
serum, sérum, 精华, เซรั่ม, ເຊຣັ່ມ
face mask, clay mask, mascarilla, masque, 面膜, มาส์กหน้า, ແຜ່ນມາສ໌ກໜ້າ
lipstick, pintalabios, barra de labios, rouge à lèvres, 口红, 唇膏, ลิปสติก, ລິບສະຕິກ
lip balm, bálsamo labial, baume à lèvres, 润唇膏, ลิปบาล์ม, ລິບມັນ
nail polish, esmalte de uñas, vernis à ongles, 指甲油, ยาทาเล็บ, ນ້ຳຢາທາເລັບ
foundation, base de maquillaje, fond de teint, 粉底液, 粉底, รองพื้น, ຮອງພື້ນ
makeup, make-up, maquillaje, maquillage, 化妆品, 彩妆, เครื่องสำอาง, ເຄື່ອງສຳອາງ > lipstick, foundation, blush, nail polish
perfume, fragrance, parfum, cologne, colonia, 香水, น้ำหอม, ນ້ຳຫອມ
razor, maquinilla de afeitar, rasoir, 剃须刀, มีดโกน, ມີດແຖ
comb, hairbrush, peine, peigne, 梳子, หวี, ຫວີ
toothbrush, cepillo de dientes, brosse à dents, 牙刷, แปรงสีฟัน, ແປງຖູແຂ້ວ
bath salts, sales de baño, sels de bain, 浴盐, เกลืออาบน้ำ, ເກືອອາບນ້ຳ
red, rojo, roja, rouge, 红色, 红, 朱红, สีแดง, แดง, ສີແດງ
blue, azul, bleu, bleue, 蓝色, 蓝, สีน้ำเงิน, สีฟ้า, ສີຟ້າ > navy, sky
black, negro, negra, noir, noire, 黑色, 黑, 墨黑, สีดำ, ดำ, ສີດຳ > ink
white, blanco, blanca, blanc, blanche, 白色, 白, 月白, สีขาว, ขาว, ສີຂາວ > chalk, cream
green, verde, vert, verte, 绿色, 绿, สีเขียว, เขียว, ສີຂຽວ > sage, moss, forest
children, kids, child, niño, niños, infantil, enfant, enfants, 儿童, 小孩, เด็ก, ເດັກ, ເດັກນ້ອຍ
`;
