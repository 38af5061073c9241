/** Spanish queries with their relevant goods. */
export const es = `
cuchillo de chef | Chef's knife
cuchillos | Chef's knife
turron | Turrón blando
turrón de almendra | Turrón blando
limón | Limones de hoja
limones | Limones de hoja
naranjas | Naranjas de mesa
mermelada de naranja | Mermelada de naranja
aceite de oliva | Aceite de oliva virgen
aceite oliva 3 l | Aceite de oliva virgen
aceitera | Aceitera de vidrio
pimenton | Pimentón ahumado
pimientos | Pimientos de asar
tomate | Tomates de la huerta
fresas | Fresas de Valdeflores
gambas | Gambas blancas
ostras | Ostras de estero
arroz para paella | Arroz bomba
arros bomba | Arroz bomba
flan | Flan de huevo
cuenco | Cuencos de barro; Pasta bowl; Salad bowl; 青釉汤碗
alpargatas | Alpargatas de esparto
alpargata azul | Alpargatas de esparto
erizo | El erizo que quería
libro de recetas | La cocina de Inesa; Twelve Soups
camiseta | Heavy cotton T-shirt; Basic T-shirts; Children's T-shirt
camisetas | Heavy cotton T-shirt; Basic T-shirts; Children's T-shirt
vestido | Swing dress; Midi dress; Summer dress; Wrap dress; 真丝旗袍领; เดรสผ้าฝ้าย
pantalones vaqueros | Straight jeans; Wide-leg jeans; Children's jeans
calcetines | Wool socks; Cosy socks
zapatillas de correr | Cushioned running shoe
botas | Hiking boot; Chelsea boot; Knee boot; Winter boot; Rubber boots; Desert boot; Work boot; Riding boot
bolso | Handbag in vegetable
mochila | School backpack; Trekking backpack
paraguas | Folding umbrella
movil | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone
teléfono móvil | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone
auriculares | Over-ear headphones
ordenador portátil | Quaybook 14
televisor | Television with wooden
cámara de fotos | Mirrorless camera; Instant camera
camara | Mirrorless camera; Instant camera; Cinema camera
raton inalambrico | Wireless mouse
sarten | non-stick frying pan; Carbon steel skillet
sartén antiadherente | non-stick frying pan
cacerola | Stainless steel saucepan; Enamelled cast-iron casserole; 铸铁小炖锅
tetera | Round-bellied teapot; 手作陶瓷茶壶
taza | Stoneware mug; Bone china mug; Enamel camping mug; Espresso cup
tazas de café | Espresso cup; Stoneware mug; Bone china mug
sofá | Two-seat sofa
lampara | Ceramic table lamp; Bedside lamp
vela | Soy candle; 手工蜂蜡; เทียนหอม
toalla | Cotton bath towel; Waffle tea towels
jabon | Bar soap; Savon de Marseillane; สบู่มะลิ; 手工艾草皂
perfume | Eau de parfum; Extrait de parfum; Eau de cologne; Solid perfume; น้ำหอม
champú | Shampoo, rosemary; แชมพู
bicicleta | City bicycle ~ Bicycle repair
tienda de campaña | Two-person tent
guitarra | Electric guitar
ajedrez | Chess set
oso de peluche | Bartholomew, the bear
comida para gatos | Cat food, salmon
chocolate negro | Dark chocolate
miel | Wildflower honey; Miel de lavande
queso | Comté affiné; Raclette
embutidos | Tabla de embutidos
inesa | Naranjas; Limones; Fresas; Tomates; Pimientos; Flan; Gambas; Ostras; Tabla; Turrón; Arroz; Aceite; Cuencos; La cocina; El erizo; Alpargatas; Mermelada; Crema de cacao; Pimentón
`;
