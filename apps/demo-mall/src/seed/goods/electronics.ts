import { table } from '../parse-goods';

export const electronics = table(`
# Electronics | 🎧 | mist stone sky lilac
## Phones & Tablets | 📱 | ☕ 🎧 🔋 📓
quayline | Quayline One, smartphone with open back | 499.00/549.00 | 📱 | Colour: Ink, Forest, Coral; Memory: 128 GB, 256 GB +60 | Nine screws, a battery that lasts two days, no glue.
quayline | Quayline Mini, smartphone for one hand | 379.00 | 📱 | Colour: Black, Sky, Blush; Memory: 128 GB, 256 GB +60 | 5.4 inches. Yes, again.
quayline | Reading tablet with paper-like screen | 249.00/279.00 | tablet:📖 | Colour: Graphite, Chalk; Memory: 32 GB, 64 GB +30 | No glare, no notifications, a month on one charge.
quayline | Family tablet with kickstand | 219.00 | tablet:🎨 | Colour: Ocean, Lilac, Mint; Memory: 64 GB, 128 GB +40 | Survives jam, drops and long drives.
vermilion | Phone case from recycled fishing nets | 24.90 | phonecase:🐢 | Colour: Ocean, Moss, Coral, Black; Model: One, Mini | Raised edges, a lanyard eye, and one net fewer.
quayline | Phone case with ring and card slot | 32.50 | phonecase | Colour: Caramel, Ink, Sage; Model: One, Mini | Holds two cards and your finger.
vermilion | Big-button desk telephone | 39.90 | ☎️ | Colour: Red, Cream, Ink | For grandmothers and people who hang up properly.
quayline | Pocket phone without internet | 69.90 | 📟 | Colour: Graphite, Teal | Calls, texts, a torch and a fortnight of peace.
## Computers & Office | 💻 | ☕ 📓 🪴 🖊️
quayline | Quaybook 14, repairable laptop | 1149.00/1249.00 | 💻 | Colour: Silver, Graphite; Memory: 16 GB, 32 GB +160; Storage: 512 GB, 1 TB +90 | Keyboard, screen and battery come out without glue.
quayline | Quayview 27 desktop with screen | 1299.00 | 🖥️ | Memory: 16 GB, 32 GB +160; Storage: 1 TB, 2 TB +120 | A studio colour screen with a computer hiding behind it.
quayline | Wireless mouse, silent click | 29.90 | 🖱️ | Colour: Silver, Ink, Blush | Glass-smooth, six months on one cell, both hands.
quayline | Mechanical keyboard, low profile | 98.90/119.00 | ⌨️ | Switch: silent, tactile, clicky; Layout: ISO, ANSI | Hot-swap sockets and keycaps that do not fade.
quayline | Laser printer for home and school | 189.00 | 🖨️ | Version: mono, colour +110 | Toner for 3,000 pages in the box, drivers for everything.
vermilion | Memory stick in the shape of a floppy | 17.90 | 💾 | Memory: 64 GB, 128 GB +8, 256 GB +20 | Old joke, new speed.
quayline | Waste-paper bin, steel mesh | 24.50 | 🗑️ | Size: 12 L, 18 L +6 | Stands where the printer stands, and is emptied with one hand.
vermilion | Abacus in beech | 14.50 | 🧮 | Rows: 10, 13 +3 | No batteries, no screen, always right.
## Audio | 🎧 | 💿 ☕ 🎵 🪴
quayline | Over-ear headphones, noise-cancelling | 179.00/219.00 | 🎧 | Colour: Silver, Ink, Sage, Blush | Forty hours, cushions you can replace, silence you can hear.
quayline | Kitchen radio with long ears | 89.90 | 🔊 | Colour: Cream, Forest, Brick | Digital and analogue, one knob each.
quayline | Tabletop radio, walnut and cloth | 129.00 | 📻 | Colour: Walnut, Grey, Teal | The news at seven, jazz at nine.
quayline | Portable speaker, splash-proof | 74.90/89.90 | speaker | Colour: Coral, Teal, Ink, Sand | A big sound for a small picnic.
quayline | Bookshelf speaker pair | 249.00 | speaker | Colour: Walnut, White, Black | Fills a room and keeps its temper at low volume.
corda | Studio microphone with shock mount | 149.00 | 🎙️ | Connection: USB-C, XLR | Warm voice, quiet room.
corda | Handheld stage microphone | 79.90 | 🎤 | Pattern: cardioid, super +10 | Drop it. Everybody does.
quayline | Disc player for people who kept theirs | 119.00 | 💿 | Colour: Silver, Black | Reads the scratched ones too.
## Cameras & Film | 📷 | 🎞️ ☕ 🗺️ 🎒
quayline | Mirrorless camera with 35 mm lens | 849.00/929.00 | 📷 | Colour: Black, Silver, Olive; Kit: body, with lens +180 | Three dials where your fingers expect them.
quayline | Instant camera, prints in a minute | 89.90 | 📸 | Colour: Mint, Coral, Black | The picture that ends up on the fridge.
quayline | Camcorder for school plays | 329.00 | 📹 | Memory: 64 GB, 128 GB +30 | Twenty-times zoom: row twelve is fine.
quayline | Cinema camera, super 16 look | 1490.00 | 🎥 | Mount: small, large +120 | For the film you keep talking about.
quayline | Refractor telescope with tripod | 259.00/299.00 | 🔭 | Aperture: 70 mm, 90 mm +80 | Saturn's rings from a city balcony.
otter | First microscope with prepared slides | 74.90 | 🔬 | Power: 400 ×, 800 × +25 | Onion skin, pond water, awe.
vermilion | Film rolls, colour negative | 12.90 | 🎞️ | Speed: ISO 200, ISO 400 +1; Pack: single, three +22 | Thirty-six chances, choose well.
quayline | Projector for white walls | 298.00 | 📽️ | Resolution: HD, 4K +240 | Cinema night, popcorn not included.
## Wearables, Power & Play | ⌚ | 🔌 🎧 ☕ 📱
quayline | Watch with hands and a heart sensor | 159.00/189.00 | ⌚ | Colour: Blue, Black, Rose gold; Strap: silicone, leather +20 | Tells the time first, everything else when asked.
quayline | Power bank with cable inside | 39.90 | powerbank | Colour: Ink, Coral, Mint; Capacity: 10 000 mAh, 20 000 mAh +18 | Three devices at once, through any security gate.
vermilion | Rechargeable cells, pack of eight | 19.90 | 🔋 | Type: AA, AAA | A thousand charges each; the drawer thanks you.
vermilion | Travel plug for 150 countries | 22.90 | 🔌 | Ports: 1 USB-C, 3 USB-C +9 | Slides, clicks, fits.
quayline | Game controller with hall sticks | 54.90/64.90 | 🎮 | Colour: Violet, Black, Teal | No drift, no cable, no excuses.
quayline | Arcade stick for the living room | 89.90 | 🕹️ | Colour: Ink, Red; Connection: cable, wireless +15 | Eight ways, one champion.
quayline | Television with wooden legs, 32 inch | 289.00 | 📺 | Colour: Walnut, Chalk; Size: 32 inch, 43 inch +110 | Looks good switched off.
vermilion | Torch with a magnetic foot | 18.50 | 🔦 | Colour: Silver, Yellow, Moss; Light: 300 lm, 800 lm +7 | Under the sink, inside the tent, on the bonnet.
`);
