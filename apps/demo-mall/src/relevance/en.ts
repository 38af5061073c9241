/** English queries with their relevant goods. */
export const en = `
teapots | Round-bellied teapot; 手作陶瓷茶壶
tea pot | Round-bellied teapot; 手作陶瓷茶壶
saucpan | Stainless steel saucepan
2.8l | Stainless steel saucepan
saucepan 2.8 l | Stainless steel saucepan
fryng pan | non-stick frying pan; Carbon steel skillet
skillet | Carbon steel skillet ~ non-stick frying pan
headfones | Over-ear headphones
cell phone | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone without internet
mobile | Quayline One, smartphone; Quayline Mini, smartphone; Pocket phone without internet
T-shirts | Heavy cotton T-shirt; Basic T-shirts; Children's T-shirt
tshirt white | Heavy cotton T-shirt; Basic T-shirts
jeans | Straight jeans; Wide-leg jeans; Children's jeans
couch | Two-seat sofa
olive oil | Aceite de oliva virgen
TV | Television with wooden legs
knives | Chef's knife
chefs knife | Chef's knife
mug | Stoneware mug; Bone china mug; Enamel camping mug
coffee cup | Espresso cup and saucer; Stoneware mug; Bone china mug; travel cup
harbour teapot | Round-bellied teapot
quayline laptop | Quaybook 14
notebook computer | Quaybook 14
quaybook 14 | Quaybook 14
earphones | Over-ear headphones
bike | City bicycle ~ Bicycle repair set
trainers | Everyday trainer; Cushioned running shoe; Canvas low-top
running shoes | Cushioned running shoe
red dress | Swing dress; Summer dress; Wrap dress; Midi dress
sunglases | Sunglasses with dark lenses
umbrela | Folding umbrella; Sun umbrella
cat food | Cat food, salmon
dog treats | Dog biscuit tin; Chew bone
backpack | School backpack; Trekking backpack
tent for 2 | Two-person tent
sleeping bag | Down blanket ~ Two-person tent
honey | Wildflower honey; Miel de lavande
green tea | 明前龙井
longjing | 明前龙井
noodles | 手工荞麦挂面; Ramen kit; Bronze-cut spaghetti
pasta | Bronze-cut spaghetti ~ Pasta bowl
olives | Olive seedling ~ Aceite de oliva; Salad bowl in olive
shampo | Shampoo, rosemary; แชมพูมะกรูด
sunscreen | ครีมกันแดด; Sun milk
lipstik | Lipstick, satin
perfume | Eau de parfum Jardin; Eau de cologne; Extrait de parfum; Solid perfume; น้ำหอมดอกลีลาวดี
128 gb phone | Quayline One; Quayline Mini
20000 mah | Power bank
powerbank | Power bank
SPF 50 | ครีมกันแดด; Sun milk
wool coat | Double-breasted wool coat
socks | Wool socks; Cosy socks
guitar | Electric guitar
violin | Violin outfit
piano | Digital piano ~ Piano accordion
teddy bear | Bartholomew, the bear
jigsaw | Wooden jigsaw
chess | Chess set
candle | Soy candle; 手工蜂蜡香薰蜡烛; เทียนหอมดอกมะลิ
bedside lamp | Bedside lamp ~ Ceramic table lamp
towels | Cotton bath towel; Waffle tea towels
chocolat | Dark chocolate
bread | Pain de campagne; Baguette de tradition
cheese | Comté affiné; Raclette à griller
prawns | Gambas blancas
oranges | Naranjas de mesa
Vermilion Direct backpack | School backpack
otter | Sea otter
`;
