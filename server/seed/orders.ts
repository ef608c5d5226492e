/** An order in one line: who, where, how it goes out, its status, and which goods of the shop how often. */
export type OrderSeed = readonly [
  receiver: string,
  phone: string,
  address: string,
  shipping: 1 | 2,
  status: 1 | 2 | 3 | 4,
  lines: readonly (readonly [goods: number, amount: number])[],
];

/** Orders of 温村华人团购, the oldest first; goods count from 1 in the shop's own list. */
export const ordersOfVillage: readonly OrderSeed[] = [
  [
    '王美玲',
    '6045550101',
    '8888 Saba Rd, Richmond, BC',
    1,
    3,
    [
      [1, 2],
      [19, 1],
    ],
  ],
  ['李国强', '6045550102', '自提点：三联广场', 2, 2, [[34, 1]]],
  ['张晓雯', '7785550103', '4500 Kingsway #1203, Burnaby, BC', 1, 4, [[27, 1]]],
  [
    '刘志远',
    '6045550104',
    '5988 Gilbert Rd, Richmond, BC',
    1,
    2,
    [
      [47, 2],
      [49, 1],
      [51, 1],
    ],
  ],
  ['陈佩佩', '7785550105', '自提点：统一广场', 2, 3, [[11, 3]]],
  ['赵文博', '2365550106', '1033 Marinaside Cres, Vancouver, BC', 1, 4, [[44, 2]]],
  [
    '孙丽华',
    '6045550107',
    '7331 No. 3 Rd, Richmond, BC',
    1,
    1,
    [
      [1, 1],
      [4, 2],
      [38, 1],
    ],
  ],
  [
    '周建国',
    '6045550108',
    '自提点：三联广场',
    2,
    1,
    [
      [43, 1],
      [45, 2],
    ],
  ],
  [
    '吴思琪',
    '7785550109',
    '2955 Glen Dr, Coquitlam, BC',
    1,
    1,
    [
      [12, 2],
      [13, 2],
    ],
  ],
  [
    '郑浩然',
    '2365550110',
    '3333 Brown Rd, Richmond, BC',
    1,
    1,
    [
      [50, 1],
      [48, 2],
      [22, 1],
    ],
  ],
  ['冯秀兰', '6045550111', '自提点：统一广场', 2, 1, [[9, 4]]],
  [
    '何俊杰',
    '7785550112',
    '6288 Cassie Ave, Burnaby, BC',
    1,
    1,
    [
      [42, 2],
      [40, 1],
    ],
  ],
  ['许嘉怡', '6045550113', '9188 Hemlock Dr, Richmond, BC', 1, 1, [[14, 1]]],
  [
    '曹雨桐',
    '2365550114',
    '1480 Howe St, Vancouver, BC',
    1,
    1,
    [
      [54, 1],
      [36, 1],
    ],
  ],
  [
    '邓家豪',
    '6045550115',
    '自提点：三联广场',
    2,
    1,
    [
      [58, 2],
      [59, 1],
    ],
  ],
  [
    '彭静',
    '7785550116',
    '10777 University Dr, Surrey, BC',
    1,
    1,
    [
      [53, 2],
      [5, 1],
      [23, 1],
    ],
  ],
  ['蒋大伟', '6045550117', '5233 Gilbert Rd, Richmond, BC', 1, 1, [[46, 1]]],
  [
    '韩梅梅',
    '6045550118',
    '自提点：统一广场',
    2,
    1,
    [
      [31, 1],
      [32, 1],
    ],
  ],
];

/** Orders of 湾区鲜生活, the oldest first. */
export const ordersOfBay: readonly OrderSeed[] = [
  [
    'Jenny 杨',
    '4085550131',
    '1120 S King Rd, San Jose, CA',
    1,
    3,
    [
      [6, 2],
      [13, 1],
    ],
  ],
  ['钱多多', '5105550132', '39200 Fremont Blvd, Fremont, CA', 1, 2, [[10, 1]]],
  ['罗敏', '4085550133', '自提点：Lion Plaza', 2, 4, [[2, 2]]],
  [
    'David 林',
    '6505550134',
    '200 Castro St, Mountain View, CA',
    1,
    2,
    [
      [12, 2],
      [9, 1],
    ],
  ],
  ['宋佳', '4085550135', '自提点：Lion Plaza', 2, 1, [[5, 1]]],
  [
    '唐小龙',
    '5105550136',
    '3900 Newpark Mall Rd, Newark, CA',
    1,
    1,
    [
      [11, 1],
      [10, 1],
    ],
  ],
  [
    '梁慧',
    '6505550137',
    '88 W El Camino Real, Sunnyvale, CA',
    1,
    1,
    [
      [14, 1],
      [17, 2],
    ],
  ],
  ['高远', '4085550138', '自提点：Cupertino Village', 2, 1, [[21, 2]]],
  ['马晓春', '4155550139', '2001 Irving St, San Francisco, CA', 1, 1, [[1, 1]]],
  [
    '沈一诺',
    '4085550140',
    '10123 N Wolfe Rd, Cupertino, CA',
    1,
    1,
    [
      [16, 2],
      [18, 1],
      [6, 1],
    ],
  ],
  ['范思远', '5105550141', '自提点：Mission Valley', 2, 1, [[15, 3]]],
  [
    '苏菲',
    '6505550142',
    '555 Bryant St, Palo Alto, CA',
    1,
    1,
    [
      [20, 1],
      [23, 2],
    ],
  ],
];

/** Orders of 别家小店, the oldest first. */
export const ordersOfRival: readonly OrderSeed[] = [
  ['丁小满', '7785550171', '自提点：4500 Kingsway', 2, 2, [[1, 1]]],
  ['方圆', '7785550172', '4789 Imperial St, Burnaby, BC', 1, 1, [[2, 2]]],
];
