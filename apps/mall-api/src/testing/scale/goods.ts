export interface Scale {
  goods: number;
  orders: number;
}

/** Words for generated names, in five languages. */
const FIRST = `array['Red','Blue','Small','Grand','Warm','Classic','Velvet','Cedar','Ivory','Amber','Nordic','Silent',
  '手工','红色','经典','青瓷','แดง','คลาสสิก','ทำมือ','Petit','Rouge','Ancien','Azul','Antiguo']`;
const THINGS = `array['teapot','mug','lamp','chair','kettle','blanket','notebook','backpack','sneaker','scarf','clock','vase',
  'camera','pillow','bottle','jacket','茶壶','杯子','灯','椅子','กาน้ำชา','แก้ว','โคมไฟ','théière','tasse','lampe','tetera','silla']`;
const MAKERS = `array['Alder','Brook','Copper','Dahlia','Ember','Fjord','Grove','Harbour','Indigo','Juniper','Kestrel','Larch']`;

/** An element of a list; `power` above 1 prefers the first ones. */
const oneOf = (list: string, power = 1) =>
  `(${list})[1 + floor(power(random(), ${power}) * array_length(${list}, 1))]`;

const keys = 'by_rank, by_price, by_dear, by_sold, by_age';

/**
 * Shops and categories of very different sizes, prices around 30, a few goods that sell and many that do not.
 */
export function goodsStatements({ goods }: Scale): string[] {
  const shops = Math.max(20, Math.ceil(goods / 500));
  const leaves = Math.max(6, Math.min(10, Math.ceil(goods / 10_000)));
  return [
    `insert into shop_type (name) values ('Flagship'), ('Bazaar'), ('Self-operated')`,
    `insert into shop_category (name) select 'Trade ' || n from generate_series(1, 12) n`,
    `insert into shop (name, keywords, type_id, category_id, is_self, is_recommended, is_open, star_level, stars, sort, avatar, back_image)
      select ${oneOf(MAKERS)} || ' ' || n, ${oneOf(THINGS)}, 1 + n % 3, 1 + n % 12, n % 50 = 0, n % 20 = 0, n % 100 <> 7,
        1 + n % 5, 1 + n % 5, n % 7, '/a.webp', '/b.webp' from generate_series(1, ${shops}) n`,
    `insert into shop_goods_category (shop_id, pid, name, level)
      select shop, 0, 'Shelf ' || n, 1 from generate_series(1, ${shops}) shop, generate_series(1, 5) n order by shop, n`,
    `insert into category (id, pid, name, level)
      select n, 0, 'Root ' || n, 1 from generate_series(1, 12) n
      union all select 100 + n, 1 + (n - 1) / 8, 'Group ' || n, 2 from generate_series(1, 96) n
      union all select 1000 + n, 101 + (n - 1) / ${leaves}, 'Leaf ' || n, 3
        from generate_series(1, ${96 * leaves}) n`,
    `insert into product (shop_id, category_id, shop_goods_category_id, name, keyword, intro, content, image, slider,
        price_minor, old_price_minor, rank, ficti, is_on_sale, is_removed, created_at, specifications)
      select shop, 1001 + floor(power(random(), 1.7) * ${96 * leaves}), (shop - 1) * 5 + 1 + n % 5,
        ${oneOf(FIRST, 1.5)} || ' ' || ${oneOf(THINGS, 1.5)} || ' ' || ${oneOf(MAKERS)} || ' ' || to_hex(n),
        ${oneOf(THINGS)} || ' ' || ${oneOf(FIRST)}, 'Made with care.', repeat('<p>Described at length.</p>', 20),
        '/picture/p.webp', '["/picture/p.webp","/picture/q.webp"]',
        price, case when n % 4 = 0 then price + 500 end, floor(random() * ${goods}), n % 30, n % 60 <> 3, n % 90 = 8,
        timestamptz '2026-01-01' - random() * interval '1000 days',
        case when n % 2 = 0 then jsonb_build_array(
          jsonb_build_object('name', 'Brand', 'value', 'Maker ' || n % 40),
          jsonb_build_object('name', 'Material', 'value', ${oneOf(`array['Cotton','Linen','Oak','Steel, glass']`)}))
        else '[]' end
      from (
        select n, 1 + floor(power(random(), 2) * ${shops})::int as shop,
          (100 * exp(ln(30) + (random() + random() + random() - 1.5) * 2))::int as price
        from generate_series(1, ${goods}) n
      ) made`,
    `insert into product_attr (product_id, name, options)
      select id, 'Size', array['S', 'M'] from product
      union all select id, 'Colour', (array['Red','Navy','Sage','Cream','Black','Rose','Oak','Sky'])[1 + id % 6 : 2 + id % 6]
      from product where id % 3 > 0`,
    `insert into sku (product_id, name, attributes, image, price_minor, old_price_minor, stock, sales, sort)
      select p.id, size, jsonb_build_object('Size', size), '/picture/p.webp', price_minor, old_price_minor,
        case when p.id % 40 = 0 then 0 else floor(random() * 200) end,
        least(50000, floor(0.5 / power(random(), 0.9))), sort
      from product p, (values ('S', 0), ('M', 1)) sizes (size, sort) order by p.id, sort`,
    `analyze shop`,
    `analyze category`,
    `analyze product`,
    `analyze sku`,
    'select add_facet_values(array(select id from product))',
    `insert into listed_product (product_id, scopes, ${keys})
      select product_id, scopes, ${keys} from wanted_listing order by product_id`,
    `insert into listing (product_id, scope, ${keys})
      select product_id, scope, ${keys} from listed_product, unnest(scopes) scope
      where scope <= 12884901888`,
    `insert into review (product_id, nickname, quality, service, star, comment, created_at)
      select 1 + floor(power(random(), 6) * ${goods}), 'Guest', 5, 5, 1 + floor(power(random(), 0.4) * 5), 'As described.',
        timestamptz '2026-01-01' - random() * interval '900 days' from generate_series(1, ${Math.ceil(goods / 4)})`,
  ];
}
