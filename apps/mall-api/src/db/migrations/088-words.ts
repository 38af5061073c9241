import { colours } from './088-colours';
import { materials } from './088-materials';

/**
 * What goods are filtered by: `id | en | zh-CN | es | fr | th | lo`, then other names that shops give to such options or
 * specifications. In the order in which they are shown. Ids are part of the lists' numbers: never reuse one.
 */
const names = `
1 | Colour | 颜色 | Color | Couleur | สี | ສີ | 色, colours
2 | Size | 尺码 | Talla | Taille | ขนาด | ຂະໜາດ | 尺寸, tamaño, pointure, ไซซ์, ไซส์
3 | Brand | 品牌 | Marca | Marque | ยี่ห้อ | ຍີ່ຫໍ້ | แบรนด์, maker, manufacturer
4 | Material | 材质 | Material | Matière | วัสดุ | ວັດສະດຸ | 材料, 面料, matériau, fabric, tejido, tissu, เนื้อผ้า
5 | Capacity | 容量 | Capacidad | Contenance | ความจุ | ຄວາມຈຸ | volume, 容积, volumen, ปริมาตร, ບໍລິມາດ
6 | Memory | 内存 | Memoria | Mémoire | หน่วยความจำ | ຄວາມຈຳ | storage, 存储, almacenamiento, stockage
7 | Weight | 净重 | Peso | Poids | น้ำหนัก | ນ້ຳໜັກ | 重量
8 | Flavour | 口味 | Sabor | Saveur | รสชาติ | ລົດຊາດ | flavor, taste, goût
`;

type Names = Record<string, string>;

/** What goods are filtered by, such as their colour. */
export interface FacetRow {
  id: number;
  names: Names;
  /** names of options and specifications that mean it */
  words: readonly string[];
}

/** A known value of a facet. */
export interface ValueRow {
  facetId: number;
  names: Names;
  /** words for it, each with the shade that it means */
  words: readonly { word: string; color: string | null }[];
}

const LANGUAGES = ['en', 'zh-CN', 'es', 'fr', 'th', 'lo'] as const;

/** The facets that values below belong to. */
const COLOUR = 1;
const MATERIAL = 4;

const linesOf = (text: string) => text.trim().split('\n');
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const wordsOf = (cell = '') =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const namesOf = (cells: readonly string[]): Names =>
  Object.fromEntries(LANGUAGES.map((language, index) => [language, cells[index] ?? '']));

/** A word in both cases: databases do not all know the lower case of accented letters. */
const spellings = (words: readonly string[]) => [
  ...new Set(words.flatMap((word) => [word, word.toLowerCase()])),
];

export const facetRows: readonly FacetRow[] = linesOf(names).map((line) => {
  const [id, ...cells] = cellsOf(line);
  const own = cells.slice(0, LANGUAGES.length);
  return {
    id: Number(id),
    names: namesOf(own),
    words: spellings([...own, ...wordsOf(cells[LANGUAGES.length])]),
  };
});

const materialRows: ValueRow[] = linesOf(materials).map((line) => {
  const cells = cellsOf(line);
  const own = cells.slice(0, LANGUAGES.length);
  const words = spellings([...own, ...wordsOf(cells[LANGUAGES.length])]);
  return {
    facetId: MATERIAL,
    names: namesOf(own),
    words: words.map((word) => ({ word, color: null })),
  };
});

function colourRows(): ValueRow[] {
  const rows: (ValueRow & { words: { word: string; color: string | null }[] })[] = [];
  for (const line of linesOf(colours)) {
    const cells = cellsOf(line.replace(/^# /, ''));
    if (line.startsWith('# ')) {
      const own = cells.slice(0, LANGUAGES.length);
      const color = cells[LANGUAGES.length] ?? null;
      const words = spellings(own).map((word) => ({ word, color }));
      rows.push({ facetId: COLOUR, names: namesOf(own), words });
    } else {
      const [color = null, words] = cells;
      rows.at(-1)?.words.push(...spellings(wordsOf(words)).map((word) => ({ word, color })));
    }
  }
  return rows;
}

/** Values with names in every language; others are as shops write them. */
export const valueRows: readonly ValueRow[] = [...colourRows(), ...materialRows];
