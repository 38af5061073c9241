import type { SettingName } from '../images/setting-name';
import type { GoodsBase, GoodsGroup } from './parse-goods';

/** Where goods are used, and what stands beside them: `🍋@0.3` with its size relative to the goods. */
export interface Use {
  setting: SettingName;
  beside: string[];
}

/**
 * By an object, else by a group: `object or group | setting | beside`. Only what is used together
 * stands together; where nothing fits there is nothing.
 */
const TABLE = `
Cookware | counter | 🍅@0.26, 🧄@0.22
🍳 | cloth |
Mugs & Teaware | table | 🍪@0.28
🫖 | table | cup #e8dcae@0.42
Tableware | cloth | 🍴@0.4
bowl | table | 🥄@0.7
🍴 | cloth |
🥢 | cloth |
🥗 | table |
🍷 | table | 🧀@0.6
Knives & Tools | board | 🍅@0.42
scale | counter | 🍋@0.3
⏲ | counter | 🥚@0.3
🧂 | counter | 🍅@0.5
🧄 | counter |
🥄 | cloth |
bowl | counter | 🧄@0.4
Storage & Bottles | shelf |
flask | desk | notebook #7f9db3@0.75
🍱 | table |
bottle | counter | 🍋@0.3
pouch | counter |
Lighting & Candles | night |
🏮 | night |
💡 | night |
Cushions & Textiles | sofa |
towels | bath | soap #e9dcc3@0.4
rug | planks |
Furniture | room | 🪴@0.5
🚪 | room |
🪜 | room |
🪞 | gallery | vase #c97b58@0.36
🧳 | room |
🧺 | bath | towels #d9c7a8@0.55
Wall Art & Clocks | gallery | vase #93a98a@0.36
🕰 | shelf | book #7d5a4a@0.55
⏰ | shelf | book #3d5068@0.6
🪭 | shelf |
Bath & Laundry | bath | towels #d9c7a8@0.5
🛁 | room | 🪴@0.45
🧹 | room |
🪣 | room |
🚿 | bath |
carton | bath | towels #e8e2d6@0.6
Shirts & T-shirts | rail |
Dresses | rail |
Trousers & Jeans | rail |
Coats & Knits | pegs |
🧥 | rail |
Hats & Jewellery | tray |
👒 | pegs |
🧢 | pegs |
🎩 | shelf |
👑 | shelf |
Sneakers | room |
⛸ | snow |
Boots | room |
🥾 | lawn | 🪨@0.3
Heels & Flats | bench |
Sandals | beach | 🐚@0.25
Bags & Luggage | bench |
🎒 | bench |
🧳 | room |
☂ | pegs |
Skincare | bath | towels #efe6d6@0.55
Make-up | shelf | 🪞@0.7
🪞 | shelf |
💅 | shelf | 🪞@0.7
Fragrance | shelf | 🌹@0.6
Hair & Shaving | bath | towels #efe6d6@0.55
🪒 | tray |
🪮 | tray |
✂ | tray |
Soap & Bath | bath | towels #efe6d6@0.6
🪥 | tray |
Phones & Tablets | desk | notebook #93a98a@0.8
☎ | desk |
Computers & Office | desk | mug #c97b58@0.32
🗑 | room |
🧮 | desk |
🖨 | desk |
Audio | shelf | 🪴@0.6
🎧 | desk | mug #3d5068@0.36
🎙 | stage |
🎤 | stage |
💿 | desk |
Cameras & Film | desk | notebook #c9a679@0.75
🔭 | lawn |
🎥 | stage |
📽 | stage |
Wearables, Power & Play | desk |
⌚ | tray |
📺 | room | 🪴@0.5
powerbank | desk | 📱@0.9
🔦 | night |
🔌 | planks |
Tea & Coffee | table | cup #efe6d6@0.5
Honey & Spreads | table | 🍞@0.75
Oils, Sauces & Spices | counter | 🍅@0.34, 🧄@0.26
Sweets & Snacks | table | cup #e8dcae@0.5
🍿 | sofa |
Noodles, Rice & Grains | counter | bowl #d9c7a8@0.6
🍜 | table |
🍲 | table |
Fruit | table | 🧺@0.8
Vegetables | board | 🔪@0.8
🥬 | counter |
🥦 | counter |
🍄 | board |
Bread & Pastry | table | 🧈@0.42, cup #efe6d6@0.42
🍰 | table | cup #efe6d6@0.42
🧁 | table | cup #efe6d6@0.42
🥧 | board |
Cheese & Dairy | board | 🍇@0.6
🥛 | table | 🍪@0.3
🥚 | counter | bowl #d9c7a8@0.8
jar | table | 🥣@0.7
🍨 | table |
🍮 | table |
🫕 | table | 🥖@0.7
Fish & Delicatessen | board | 🍋@0.4
jar | table | 🍞@0.7
🍱 | table |
🍣 | board |
Soft Toys | playroom |
Puzzles & Board Games | table |
🎯 | gallery |
🧩 | planks |
🎳 | planks |
Outdoor Play | lawn |
🪃 | turf |
🪀 | planks |
🔫 | turf |
🪁 | air |
🎈 | air |
Vehicles & Robots | playroom |
Creative & Make-believe | desk |
🎭 | stage |
🎨 | page |
🩺 | playroom |
🧰 | room |
🪆 | playroom |
🧶 | sofa |
Ball Sports | lawn |
🏉 | turf |
🏈 | turf |
🏒 | snow |
Rackets & Targets | turf |
🏓 | planks |
🥊 | pegs |
🥋 | rail |
🎳 | planks |
Camping & Trails | lawn | 🌲@1.1
mug | lawn | ⛺@0.55
🪓 | planks |
🎒 | lawn | 🌲@1.2
🪢 | planks |
🧭 | page |
🎣 | beach |
Bikes & Boards | lawn |
🔧 | planks |
🥽 | pegs |
🦺 | pegs |
Water & Winter | beach |
🩱 | rail |
👙 | rail |
🎿 | snow |
🛷 | snow |
🥌 | snow |
Houseplants | shelf | book #93a98a@0.5
🌴 | room |
🪷 | cloth |
Flowers & Bulbs | lawn |
💐 | table |
🌺 | table |
🌸 | table |
pouch | lawn |
Garden Tools | lawn | 🪴@0.45
⛏ | turf |
🪚 | planks |
🪓 | planks |
🧤 | pegs |
🪝 | planks |
Dogs & Cats | room | 🐕@0.62
cushion | room | 🐈@0.5
🧶 | room | 🐈@0.7
🦺 | pegs |
Small Animals, Birds & Fish | shelf |
🏠 | lawn |
Notebooks & Paper | desk | 🖊@0.5
cards | desk |
Pens & Art | page |
🎨 | page |
Picture Books | playroom |
Novels & Cookbooks | table | mug #c97b58@0.45
Instruments | stage |
Vouchers | desk |
`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The rows of a group are those after its name, up to the next group. */
function rowsOf(group: string) {
  const start = rows.findIndex(([name]) => name === group);
  const next = rows.findIndex(([name = ''], at) => at > start && / |^[A-Z]/.test(name));
  return rows.slice(start, next < 0 ? undefined : next);
}

/** Where goods of a group are used. */
export function usageOf(base: GoodsBase, group: GoodsGroup): Use {
  const [art = ''] = base.art.replace(/\ufe0f/g, '').split(':');
  const [first, ...special] = rowsOf(group.name);
  const [, setting = '', beside = ''] = special.find(([name]) => name === art) ?? first ?? [];
  if (!setting) throw new Error(`No use for ${group.name}`);
  // the test of the pictures finds a setting that does not exist
  return { setting: setting as SettingName, beside: beside ? beside.split(', ') : [] };
}
