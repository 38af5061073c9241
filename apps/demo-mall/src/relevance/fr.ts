/** French queries with their relevant goods. */
export const fr = `
gateau | Gâteau d’anniversaire
gâteau anniversaire | Gâteau d’anniversaire
pain | Pain de campagne; Baguette de tradition
pain au levain | Pain de campagne; Baguette de tradition; Le petit livre du levain
baguettes | Baguette de tradition
croissant | Croissants pur beurre
theiere | Round-bellied teapot; 手作陶瓷茶壶
théière | Round-bellied teapot; 手作陶瓷茶壶
beurre | Beurre de baratte ~ Croissants pur
fromage | Comté affiné; Raclette
comte | Comté affiné
raclete | Raclette à griller
lentilles | Lentilles vertes
miel | Miel de lavande; Wildflower honey
confiture | Confiture de myrtilles; Strawberry jam; Mermelada; Cherry preserve
confiture de myrtille | Confiture de myrtilles
macaron | Macarons assortis
tarte aux fruits | Tarte aux fruits
vinaigre | Vinaigre de framboise
terrine | Terrine de campagne
infusion | Infusion du soir
tisane | Infusion du soir
savon | Savon de Marseillane; Bar soap; สบู่มะลิ; 手工艾草皂
parfum | Eau de parfum Jardin; Extrait de parfum; Eau de cologne; Solid perfume; น้ำหอม
eau de parfum 50 ml | Eau de parfum Jardin
brume oreiller | Brume d’oreiller
moulin à poivre | Moulin à sel et à poivre
couronne | Couronne de fête
mules | Mules d’intérieur
lapin | Le lapin et la lune
livre levain | Le petit livre du levain
couteau | Chef's knife
couteaux de cuisine | Chef's knife
casserole | Stainless steel saucepan; Enamelled cast-iron casserole
poêle | non-stick frying pan; Carbon steel skillet
poele anti-adhesive | non-stick frying pan
tasse | Espresso cup; Stoneware mug; Bone china mug; Enamel camping mug
tasses à café | Espresso cup; Stoneware mug; Bone china mug
assiette | Dinner plate
bol | Pasta bowl; Salad bowl; 青釉汤碗; Cuencos de barro
telephone portable | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone
ordinateur portable | Quaybook 14
casque audio | Over-ear headphones
écouteurs | Over-ear headphones
télévision | Television with wooden
appareil photo | Mirrorless camera; Instant camera
souris sans fil | Wireless mouse
canapé | Two-seat sofa
lampe de chevet | Bedside lamp
bougie | Soy candle; 手工蜂蜡; เทียนหอม
serviette de bain | Cotton bath towel
robe | Swing dress; Midi dress; Summer dress; Wrap dress; 真丝旗袍领; เดรสผ้าฝ้าย
robes | Swing dress; Midi dress; Summer dress; Wrap dress; 真丝旗袍领; เดรสผ้าฝ้าย
chemise | Striped Oxford shirt; Linen shirt
jean | Straight jeans; Wide-leg jeans; Children's jeans
chaussettes | Wool socks; Cosy socks
chausettes | Wool socks; Cosy socks
bottes | Hiking boot; Chelsea boot; Knee boot; Winter boot; Rubber boots; Desert boot; Work boot; Riding boot
sac à dos | School backpack; Trekking backpack
parapluie | Folding umbrella
vélo | City bicycle ~ Bicycle repair
velo | City bicycle ~ Bicycle repair
tente | Two-person tent
guitare | Electric guitar
échecs | Chess set
ours en peluche | Bartholomew, the bear
croquettes chat | Cat food, salmon
chocolat noir | Dark chocolate
crème solaire | ครีมกันแดด; Sun milk
rouge à lèvres | Lipstick, satin
huile d'olive | Aceite de oliva virgen
crevettes | Gambas blancas
`;
