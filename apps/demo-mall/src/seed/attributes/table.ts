/**
 * What goods are made of or need, by second-level category. Columns: attribute, then a value for each of the goods in
 * the order of `goods/`, separated by semicolons; one value stands for all, `-` for none.
 */
export const ATTRIBUTES = `
Cookware | Material | enamelled cast iron; carbon steel; aluminium, ceramic coating; stoneware, beech; stainless steel; copper, stainless steel; enamelled cast iron; -
Cookware | Care | hand wash; hand wash; dishwasher-safe; dishwasher-safe; dishwasher-safe; hand wash; hand wash; hand wash
Mugs & Teaware | Material | stoneware; celadon; ceramic; ceramic; stoneware; stainless steel; bone china; stoneware
Mugs & Teaware | Care | dishwasher-safe; hand wash; hand wash; dishwasher-safe; dishwasher-safe; hand wash; hand wash; hand wash
Tableware | Material | stoneware; stoneware; celadon; stainless steel; glazed clay; olive wood; bamboo; glass
Tableware | Care | dishwasher-safe; dishwasher-safe; dishwasher-safe; dishwasher-safe; dishwasher-safe; oil now and then; hand wash; hand wash
Knives & Tools | Material | laminated steel; stainless steel, glass; beech; steel; stainless steel; beech; stainless steel; cast iron
Knives & Tools | Care | hand wash; wipe clean; oil now and then; wipe clean; dishwasher-safe; wipe clean; dishwasher-safe; hand wash
Storage & Bottles | Material | glass, natural rubber; stainless steel; tinplate; tin; stainless steel; stoneware; beeswax, cotton; glass
Storage & Bottles | Care | dishwasher-safe; hand wash; wipe clean; wipe clean; hand wash; wipe clean; hand wash; hand wash
Lighting & Candles | Material | ceramic, linen; soy wax; aluminium; paper, bamboo; beeswax; glass; soy wax; steel
Lighting & Candles | Power supply | mains; -; mains; mains; -; mains; -; rechargeable, USB-C
Lighting & Candles | Care | wipe clean; cut the wick before lighting; wipe clean; keep dry; cut the wick before lighting; -; cut the wick before lighting; wipe clean
Cushions & Textiles | Material | linen; merino wool; cotton; wool; cotton; cotton; cotton; cotton
Cushions & Textiles | Care | machine wash at 30 °C; wool programme, dry flat; machine wash at 60 °C; wipe clean; machine wash at 60 °C; machine wash at 30 °C; machine wash at 30 °C; machine wash at 60 °C
Furniture | Material | wood; beech; wood; wood; wood; seagrass, steel; oak; wood
Furniture | Fixing | -; -; -; two hooks on the back; -; -; -; -
Furniture | Care | wipe clean
Wall Art & Clocks | Material | paper; paper; paper; paper; wood; steel; wood; paper, bamboo
Wall Art & Clocks | Power supply | -; -; -; -; AA cells; AA cells; -; -
Wall Art & Clocks | Care | keep dry; keep dry; keep dry; keep dry; wipe clean; wipe clean; keep dry; keep dry
Bath & Laundry | Material | glass; steel; stainless steel; -; plastic; bamboo; straw; -
Bath & Laundry | Care | wipe clean; wipe clean; wipe clean; keep dry; wipe clean; keep dry; wipe clean; hand wash
Shirts & T-shirts | Material | cotton; cotton; organic cotton; cotton; recycled polyester; silk; linen; cotton
Shirts & T-shirts | Care | machine wash at 30 °C; machine wash at 30 °C; machine wash at 30 °C; machine wash at 60 °C; machine wash at 30 °C; hand wash; machine wash at 30 °C; machine wash at 60 °C
Dresses | Material | viscose; satin; silk; cotton, linen; cotton; cotton; cotton; viscose
Dresses | Care | machine wash at 30 °C; hand wash; dry-clean; hand wash; hand wash; machine wash at 30 °C; hand wash; machine wash at 30 °C
Trousers & Jeans | Material | denim; denim; recycled polyester; cotton; denim; cotton; cotton; recycled nylon
Trousers & Jeans | Care | machine wash at 30 °C
Coats & Knits | Material | wool; cashmere; polyester; wool; recycled nylon; wool; cotton; lambswool
Coats & Knits | Care | dry-clean; wool programme, dry flat; hand wash; wool programme, dry flat; machine wash at 30 °C; wool programme, dry flat; machine wash at 30 °C; wool programme, dry flat
Hats & Jewellery | Material | straw; cotton; silk; acetate; -; acetate; wood; cardboard
Hats & Jewellery | Care | keep dry; hand wash; dry-clean; wipe clean; wipe clean; wipe clean; keep dry; keep dry
Sneakers | Material | cotton; recycled polyester; recycled polyester; polyester; polyester; leather; polyester; leather
Sneakers | Care | wipe clean; wipe clean; wipe clean; machine wash at 30 °C; wipe clean; wax now and then; wipe clean; keep dry
Boots | Material | leather; leather; leather; leather; rubber; suede; leather; leather
Boots | Care | wax now and then; wipe clean; wax now and then; wax now and then; wipe clean; keep dry; wax now and then; wax now and then
Heels & Flats | Material | leather; leather; satin; leather; satin; leather; polyester; cotton
Heels & Flats | Care | wipe clean; wipe clean; hand wash; wax now and then; wipe clean; wipe clean; wipe clean; wipe clean
Sandals | Material | rubber; leather; leather; jute; recycled polyester; rubber; rubber; satin
Sandals | Care | hand wash; wipe clean; wipe clean; keep dry; hand wash; wipe clean; hand wash; wipe clean
Bags & Luggage | Material | leather; polyester; leather; cotton; leather; recycled plastic; cotton; polyester
Bags & Luggage | Care | wax now and then; wipe clean; wipe clean; wipe clean; wax now and then; wipe clean; machine wash at 30 °C; wipe clean
Skincare | Keeping | cool, closed, out of the sun
Make-up | Material | -; -; brass; -; -; cotton; -; velvet
Make-up | Keeping | cool, closed, out of the sun; cool, closed, out of the sun; -; cool, closed, out of the sun; cool, closed, out of the sun; -; cool, closed, out of the sun; -
Fragrance | Keeping | cool, closed, out of the sun
Hair & Shaving | Material | steel; -; -; acetate; -; -; -; steel
Hair & Shaving | Keeping | -; cool, closed, out of the sun; cool, closed, out of the sun; -; cool, closed, out of the sun; cool, closed, out of the sun; cool, closed, out of the sun; -
Soap & Bath | Keeping | cool and dry
Phones & Tablets | Material | recycled plastic; aluminium; aluminium; plastic; recycled plastic; leather; plastic; plastic
Phones & Tablets | Power supply | rechargeable, USB-C; rechargeable, USB-C; rechargeable, USB-C; rechargeable, USB-C; -; -; mains; rechargeable, USB-C
Computers & Office | Material | aluminium; aluminium; recycled plastic; aluminium; plastic; plastic; steel; beech
Computers & Office | Power supply | rechargeable, USB-C; mains; AA cells; USB-C cable; mains; none; none; none
Audio | Material | aluminium; plastic; wood; recycled plastic; wood; steel; steel; aluminium
Audio | Power supply | rechargeable, USB-C; mains; mains; rechargeable, USB-C; mains; -; -; mains
Cameras & Film | Material | aluminium; plastic; plastic; aluminium; aluminium; steel; -; plastic
Cameras & Film | Keeping | -; -; -; -; -; -; cool and dry; -
Cameras & Film | Power supply | rechargeable, USB-C; AA cells; rechargeable, USB-C; rechargeable, USB-C; none; AA cells; -; mains
Wearables, Power & Play | Keeping | -; -; cool and dry; -; -; -; -; -
Wearables, Power & Play | Material | steel; aluminium; -; plastic; plastic; plastic; wood; aluminium
Wearables, Power & Play | Power supply | rechargeable, USB-C; rechargeable, USB-C; -; mains; rechargeable, USB-C; USB-C cable; mains; rechargeable, USB-C
Tea & Coffee | Keeping | cool, closed, out of the sun
Tea & Coffee | Allergens | none declared
Honey & Spreads | Keeping | cool and dry
Honey & Spreads | Allergens | none declared; none declared; none declared; peanuts; none declared; none declared; nuts; nuts
Oils, Sauces & Spices | Keeping | cool, closed, out of the sun
Oils, Sauces & Spices | Allergens | none declared; crustaceans; crustaceans; none declared; none declared; none declared; none declared; none declared
Sweets & Snacks | Keeping | cool and dry
Sweets & Snacks | Allergens | milk; none declared; nuts, egg; none declared; milk; nuts, egg; gluten, milk, egg; gluten, milk, egg
Noodles, Rice & Grains | Keeping | cool and dry; cool and dry; in the fridge; cool and dry; cool and dry; cool and dry; in the fridge; cool and dry
Noodles, Rice & Grains | Allergens | gluten; none declared; gluten, soy; none declared; gluten; none declared; crustaceans; gluten
Fruit | Keeping | cool and dry; cool and dry; in the fridge; cool and dry; cool and dry; cool and dry; in the fridge; cool and dry
Vegetables | Keeping | cool and dry; in the fridge; in the fridge; in the fridge; in the fridge; in the fridge; in the fridge; in the fridge
Bread & Pastry | Keeping | at room temperature, best on the day; at room temperature, best on the day; cool and dry; at room temperature, best on the day; in the freezer; in the fridge; in the fridge; in the fridge
Bread & Pastry | Allergens | gluten, milk, egg; gluten; gluten; gluten; gluten; gluten, milk, egg; gluten, milk, egg; gluten, milk, egg
Cheese & Dairy | Keeping | in the fridge; in the fridge; in the fridge; in the fridge; in the fridge; in the fridge; in the freezer; in the fridge
Cheese & Dairy | Allergens | milk; milk; milk; egg; milk; milk; milk, egg; milk, egg
Fish & Delicatessen | Keeping | in the freezer; in the freezer; in the fridge; in the fridge; in the fridge; in the fridge; in the fridge; in the fridge
Fish & Delicatessen | Allergens | crustaceans; fish; crustaceans; molluscs; crustaceans; none declared; nuts; fish, soy
Soft Toys | Material | plush; plush; recycled polyester; plush; plush; plush; plush; plush
Soft Toys | Age | from 1 year
Soft Toys | Care | hand wash; hand wash; hand wash; wipe clean; hand wash; machine wash at 30 °C; hand wash; hand wash
Puzzles & Board Games | Material | wood; wood; bamboo; cardboard; cardboard; -; plastic; wood
Puzzles & Board Games | Age | from 3 years; from 6 years; from 8 years; from 7 years; from 6 years; from 3 years; from 6 years; from 8 years
Outdoor Play | Material | polyester; plastic; wood; rubber; plywood; plastic; plastic; cardboard
Outdoor Play | Age | from 6 years; from 3 years; from 6 years; from 8 years; from 8 years; from 3 years; from 6 years; from 3 years
Vehicles & Robots | Material | beech; wood; plastic; plastic; plastic; plastic; wood; plastic
Vehicles & Robots | Age | from 3 years; from 3 years; from 8 years; from 3 years; from 3 years; from 3 years; from 1 year; from 8 years
Vehicles & Robots | Power supply | none; none; rechargeable, USB-C; none; none; none; none; rechargeable, USB-C
Creative & Make-believe | Material | wood; wood; wool; cotton; cardboard; -; plastic; wood
Creative & Make-believe | Age | -; from 3 years; from 8 years; from 6 years; from 6 years; from 3 years; from 3 years; from 3 years
Ball Sports | Material | polyester; rubber; polyester; rubber; leather; steel; leather; wood
Ball Sports | Care | wipe clean
Rackets & Targets | Material | aluminium; wood; steel; wood; wood; leather; cotton; -
Rackets & Targets | Care | wipe clean; wipe clean; wipe clean; wipe clean; oil now and then; wipe clean; machine wash at 30 °C; keep dry
Camping & Trails | Material | recycled polyester; brass; recycled nylon; steel; -; aluminium; recycled polyester; polyester
Camping & Trails | Care | hand wash; wipe clean; hand wash; dishwasher-safe; keep dry; wipe clean; machine wash at 30 °C; hand wash
Bikes & Boards | Material | steel; plywood; aluminium; steel; aluminium; steel; plastic; polyester
Bikes & Boards | Care | wipe clean
Water & Winter | Material | wood; steel, ash; plastic; recycled nylon; recycled nylon; plastic; granite, brass; polyester
Water & Winter | Care | keep dry; keep dry; hand wash; hand wash; hand wash; wipe clean; wipe clean; wipe clean
Houseplants | Light | bright; sun; sun; bright; bright; bright; bright; sun
Houseplants | Water | moderate; little; little; daily; moderate; moderate; moderate; daily
Flowers & Bulbs | Light | bright; bright; sun; sun; bright; sun; bright; sun
Flowers & Bulbs | Water | daily; daily; moderate; daily; little; daily; moderate; moderate
Garden Tools | Material | galvanised steel; steel, ash; steel; leather; steel; steel, ash; brass; aluminium
Garden Tools | Care | keep dry; oil now and then; oil now and then; wax now and then; keep dry; oil now and then; keep dry; keep dry
Dogs & Cats | Material | -; -; -; wool; rubber; tinplate; cotton; polyester
Dogs & Cats | Keeping | cool and dry; cool and dry; cool and dry; -; -; -; -; -
Dogs & Cats | Care | -; -; -; hand wash; wipe clean; wipe clean; machine wash at 30 °C; machine wash at 30 °C
Small Animals, Birds & Fish | Material | -; -; -; -; -; -; wood; -
Small Animals, Birds & Fish | Keeping | cool and dry; cool and dry; cool and dry; cool and dry; cool and dry; cool and dry; -; cool and dry
Notebooks & Paper | Material | paper; leather, paper; paper; paper; paper; paper; paper; paper
Notebooks & Paper | Care | keep dry
Pens & Art | Material | brass; brass; bamboo; beeswax; -; wood; steel; steel
Pens & Art | Care | wipe clean
Picture Books | Language | English; English; English; Chinese; Spanish; French; Thai; English
Picture Books | Age | from 3 years
Picture Books | Material | paper
Novels & Cookbooks | Language | English; English; English; English; Spanish; French; Chinese; English
Novels & Cookbooks | Material | paper
Instruments | Material | wood; wood; brass; brass; wood; wood; wood; wood
Instruments | Power supply | -; -; -; -; -; -; -; mains
Instruments | Care | wipe clean
Vouchers | Delivery | as a message
`;
