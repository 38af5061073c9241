/** Names of the drawings of the set, which files them by their English names instead of their characters. */
export const NAMES = new Map(
  `
⌚ watch ⌨ keyboard ⏰ alarm-clock ⏲ timer-clock ☀ sun ☂ umbrella ☎ telephone ☕ hot-beverage
♟ chess-pawn ⚓ anchor ⚽ soccer-ball ⚾ baseball ⛏ pick ⛱ umbrella-on-ground ⛸ ice-skate ⛺ tent
✂ scissors ✅ check-mark-button ✉ envelope ✏ pencil ✨ sparkles ❄ snowflake ⭐ star
🀄 mahjong-red-dragon 🃏 joker 🌙 crescent-moon 🌰 chestnut 🌱 seedling 🌲 evergreen-tree
🌴 palm-tree 🌵 cactus 🌶 hot-pepper 🌷 tulip 🌸 cherry-blossom 🌹 rose 🌺 hibiscus 🌻 sunflower
🌼 blossom 🌽 ear-of-corn 🌾 sheaf-of-rice 🌿 herb 🍀 four-leaf-clover 🍂 fallen-leaf
🍃 leaf-fluttering-in-wind 🍄 mushroom 🍅 tomato 🍆 eggplant 🍇 grapes 🍉 watermelon 🍊 tangerine
🍋 lemon 🍍 pineapple 🍎 red-apple 🍑 peach 🍒 cherries 🍓 strawberry 🍜 steaming-bowl 🍝 spaghetti
🍞 bread 🍣 sushi 🍤 fried-shrimp 🍨 ice-cream 🍪 cookie 🍫 chocolate-bar 🍬 candy 🍮 custard
🍯 honey-pot 🍰 shortcake 🍱 bento-box 🍲 pot-of-food 🍳 cooking 🍴 fork-and-knife
🍵 teacup-without-handle 🍷 wine-glass 🍽 fork-and-knife-with-plate 🍿 popcorn 🎀 ribbon
🎁 wrapped-gift 🎈 balloon 🎍 pine-decoration 🎒 backpack 🎙 studio-microphone 🎞 film-frames
🎣 fishing-pole 🎤 microphone 🎥 movie-camera 🎧 headphone 🎨 artist-palette 🎩 top-hat
🎭 performing-arts 🎮 video-game 🎯 bullseye 🎲 game-die 🎳 bowling 🎵 musical-note 🎷 saxophone
🎸 guitar 🎹 musical-keyboard 🎺 trumpet 🎻 violin 🎼 musical-score 🎽 running-shirt 🎾 tennis
🎿 skis 🏀 basketball 🏅 sports-medal 🏈 american-football 🏉 rugby-football 🏎 racing-car
🏏 cricket-game 🏐 volleyball 🏒 ice-hockey 🏓 ping-pong 🏕 camping 🏖 beach-with-umbrella 🏠 house
🏪 convenience-store 🏮 red-paper-lantern 🏸 badminton 🏹 bow-and-arrow 🐇 rabbit 🐈 cat 🐋 whale
🐕 dog 🐘 elephant 🐙 octopus 🐝 honeybee 🐞 lady-beetle 🐟 fish 🐠 tropical-fish 🐢 turtle 🐦 bird
🐧 penguin 🐨 koala 🐯 tiger-face 🐰 rabbit-face 🐱 cat-face 🐳 spouting-whale 🐶 dog-face 🐸 frog
🐹 hamster 🐻 bear 🐼 panda 🐾 paw-prints 👑 crown 👒 womans-hat 👓 glasses 👔 necktie 👕 t-shirt
👖 jeans 👗 dress 👘 kimono 👙 bikini 👚 womans-clothes 👛 purse 👜 handbag 👝 clutch-bag
👞 mans-shoe 👟 running-shoe 👠 high-heeled-shoe 👡 womans-sandal 👢 womans-boot 💄 lipstick
💅 nail-polish 💍 ring 💐 bouquet 💡 light-bulb 💧 droplet 💻 laptop 💼 briefcase 💾 floppy-disk
💿 optical-disk 📎 paperclip 📐 triangular-ruler 📒 ledger 📓 notebook 📕 closed-book 📖 open-book
📗 green-book 📚 books 📜 scroll 📟 pager 📦 package 📱 mobile-phone 📷 camera 📸 camera-with-flash
📹 video-camera 📺 television 📻 radio 📽 film-projector 📿 prayer-beads 🔊 speaker-high-volume
🔋 battery 🔌 electric-plug 🔒 locked 🔥 fire 🔦 flashlight 🔧 wrench 🔪 kitchen-knife
🔫 water-pistol 🔬 microscope 🔭 telescope 🕯 candle 🕰 mantelpiece-clock 🕶 sunglasses 🕹 joystick
🖊 pen 🖋 fountain-pen 🖌 paintbrush 🖍 crayon 🖥 desktop-computer 🖨 printer 🖱 computer-mouse
🖼 framed-picture 🗑 wastebasket 🗺 world-map 🚀 rocket 🚂 locomotive 🚒 fire-engine 🚗 automobile
🚚 delivery-truck 🚜 tractor 🚪 door 🚲 bicycle 🚿 shower 🛁 bathtub 🛋 couch-and-lamp
🛍 shopping-bags 🛏 bed 🛝 playground-slide 🛴 kick-scooter 🛵 motor-scooter 🛶 canoe 🛷 sled
🛸 flying-saucer 🛹 skateboard 🛼 roller-skate 🤖 robot 🤿 diving-mask 🥁 drum 🥄 spoon 🥅 goal-net
🥊 boxing-glove 🥋 martial-arts-uniform 🥌 curling-stone 🥎 softball 🥏 flying-disc 🥐 croissant
🥑 avocado 🥓 bacon 🥕 carrot 🥖 baguette-bread 🥗 green-salad 🥘 shallow-pan-of-food 🥚 egg
🥛 glass-of-milk 🥜 peanuts 🥢 chopsticks 🥣 bowl-with-spoon 🥤 cup-with-straw 🥥 coconut
🥦 broccoli 🥧 pie 🥨 pretzel 🥬 leafy-green 🥭 mango 🥯 bagel 🥻 sari 🥽 goggles 🥾 hiking-boot
🥿 flat-shoe 🦀 crab 🦁 lion 🦄 unicorn 🦉 owl 🦊 fox 🦋 butterfly 🦌 deer 🦐 shrimp 🦔 hedgehog
🦕 sauropod 🦜 parrot 🦞 lobster 🦦 otter 🦪 oyster 🦴 bone 🦺 safety-vest 🧀 cheese-wedge
🧁 cupcake 🧂 salt 🧄 garlic 🧅 onion 🧈 butter 🧢 billed-cap 🧣 scarf 🧤 gloves 🧥 coat 🧦 socks
🧩 puzzle-piece 🧭 compass 🧮 abacus 🧰 toolbox 🧳 luggage 🧴 lotion-bottle 🧵 thread 🧶 yarn
🧸 teddy-bear 🧹 broom 🧺 basket 🧻 roll-of-paper 🧼 soap 🧽 sponge 🩰 ballet-shoes
🩱 one-piece-swimsuit 🩳 shorts 🩴 thong-sandal 🩺 stethoscope 🪀 yo-yo 🪁 kite 🪃 boomerang
🪄 magic-wand 🪆 nesting-dolls 🪑 chair 🪒 razor 🪓 axe 🪔 diya-lamp 🪕 banjo 🪗 accordion
🪚 carpentry-saw 🪜 ladder 🪝 hook 🪞 mirror 🪡 sewing-needle 🪢 knot 🪣 bucket 🪥 toothbrush
🪨 rock 🪭 folding-hand-fan 🪮 hair-pick 🪴 potted-plant 🪵 wood 🪷 lotus 🪻 hyacinth 🫐 blueberries
🫑 bell-pepper 🫒 olive 🫕 fondue 🫖 teapot 🫘 beans 🫙 jar 🫧 bubbles 🪅 piata
🐚 spiral-shell
`
    .trim()
    .split(/\s+/)
    .flatMap((word, index, words) => (index % 2 ? [] : [[word, words[index + 1] ?? ''] as const])),
);

/** The name of an emoji's drawing; `undefined` if none is used here. */
export const nameOf = (emoji: string): string | undefined =>
  NAMES.get(emoji.replace(/\ufe0f/g, ''));
