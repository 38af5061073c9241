/** Chinese queries with their relevant goods. */
export const zh = `
茶 | 明前龙井; 武夷大红袍; 茉莉花茶; Breakfast tea; 一片叶子的旅行; 手作陶瓷茶壶; ชาอัญชัน
茶壶 | 手作陶瓷茶壶; Round-bellied teapot
茶壺 | 手作陶瓷茶壶; Round-bellied teapot
chahu | 手作陶瓷茶壶
cha hu | 手作陶瓷茶壶
longjing | 明前龙井
龙井 | 明前龙井; 桂花龙井酥
龍井茶 | 明前龙井
手机 | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone without
手機 | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone without
智能手机 | Quayline One, smartphone; Quayline Mini, smartphone
手机壳 | Phone case from recycled; Phone case with ring
耳机 | Over-ear headphones
笔记本电脑 | Quaybook 14
笔记本 | 手工线装笔记本; 旅行手账本; Dot-grid notebook; Pocket notebooks; Spiral notebook; Quaybook 14
毛笔 | 狼毫毛笔
maobi | 狼毫毛笔
gangbi | 铱金钢笔
钢笔 | 铱金钢笔
宣纸 | 洒金宣纸; 手工线装笔记本
旗袍 | 真丝旗袍领连衣裙
连衣裙 | 真丝旗袍领连衣裙; Swing dress; Midi dress; Summer dress; Wrap dress
牛仔裤 | Straight jeans; Wide-leg jeans; Children's jeans
T恤 | Heavy cotton T-shirt; Basic T-shirts; Children's T-shirt
袜子 | Wool socks; Cosy socks
雨伞 | Folding umbrella
双肩包 | School backpack; Trekking backpack
书包 | School backpack
跑步鞋 | Cushioned running shoe
布鞋 | 绣花布鞋
麻将 | 竹背麻将
majiang | 竹背麻将
国际象棋 | Chess set
筷子 | 竹筷礼盒
kuaizi | 竹筷礼盒
汤碗 | 青釉汤碗
碗 | 青釉汤碗; 青瓷盖碗; Pasta bowl; Salad bowl; Cuencos de barro
盖碗 | 青瓷盖碗
杯子 | Stoneware mug; Bone china mug; Enamel camping mug; Espresso cup; 柴烧主人杯; travel cup
马克杯 | Stoneware mug; Bone china mug; Enamel camping mug
平底锅 | non-stick frying pan; Carbon steel skillet
炖锅 | 铸铁小炖锅; Enamelled cast-iron casserole
菜刀 | Chef's knife
蜡烛 | 手工蜂蜡香薰蜡烛; Soy candle; เทียนหอมดอกมะลิ
抱枕 | 蓝印花布抱枕; Washed linen cushion; Cushion with embroidered
沙发 | Two-seat sofa
电视 | Television with wooden legs
電視機 | Television with wooden legs
相机 | Mirrorless camera; Instant camera
充电宝 | Power bank
鼠标 | Wireless mouse
口红 | Lipstick, satin
香水 | Eau de parfum Jardin; Eau de cologne; Extrait de parfum; Solid perfume; น้ำหอมดอกลีลาวดี
洗发水 | Shampoo, rosemary; แชมพูมะกรูด
肥皂 | 手工艾草皂; Bar soap; Savon de Marseillane; สบู่มะลิ
防晒霜 | ครีมกันแดด; Sun milk
自行车 | City bicycle ~ Bicycle repair
帐篷 | Two-person tent
猫粮 | Cat food, salmon
狗粮 | Dog food, turkey
巧克力 | Dark chocolate
蜂蜜 | Wildflower honey; Miel de lavande
辣椒酱 | 手工剁椒酱; Hot sauce; น้ำพริกเผา
橄榄油 | Aceite de oliva virgen
荞麦面 | 手工荞麦挂面
大米 | ข้าวหอมมะลิ; Arroz bomba
小熊猫 | 小熊猫的四季
熊猫玩具 | Panda, cuddly
吉他 | Electric guitar
青禾 | 明前龙井; 武夷大红袍; 茉莉花茶; 青瓷盖碗; 手作陶瓷茶壶; 铸铁小炖锅; 柴烧主人杯; 青釉汤碗; 竹筷礼盒; 锡制茶叶罐; 蓝印花布抱枕; 一片叶子; 手工荞麦; 桂花龙井; 手工剁椒; 竹背麻将
`;
