/** What a studio starts with: a declaration to change. */
export const example = `{
  "name": "pickupPoints",
  "label": "自提点",
  "scope": "shop",
  "fields": {
    "name": { "kind": "text", "label": "名称", "required": "请输入名称", "max": 20 },
    "kind": {
      "kind": "choice",
      "label": "类型",
      "required": "请选择类型",
      "initial": 1,
      "options": [
        { "value": 1, "label": "合作商店", "tone": "busy" },
        { "value": 2, "label": "自家门店", "tone": "good" }
      ]
    },
    "fee": { "kind": "money", "label": "每单保管费", "required": "请输入每单保管费" },
    "shelves": { "kind": "int", "label": "货架", "unit": "格" },
    "open": { "kind": "switch", "label": "状态", "says": ["开放", "停用"], "initial": true },
    "address": { "kind": "textarea", "label": "地址", "max": 100 }
  },
  "calls": { "noun": "pickup_point" },
  "list": { "columns": ["name", "kind", "fee", "shelves", "open"] },
  "form": { "when": { "fee": { "kind": [1] } } },
  "examples": [
    {
      "name": "街角便利店",
      "kind": 1,
      "fee": "1.50",
      "shelves": 12,
      "open": true,
      "address": "中央街 18 号，晚上九点关门。"
    },
    { "name": "本店前台", "kind": 2, "shelves": 40, "open": false }
  ]
}
`;
