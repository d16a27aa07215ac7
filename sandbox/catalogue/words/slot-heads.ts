import { words } from './word.ts';

/**
 * Heads of slot game names; the note is the subject of its poster and a theme, then `f` or `p` for a
 * feminine or plural Hindi word.
 */
export const SLOT_HEADS = words(`
dragon creatures | Dragon | 神龍 | 神龙 | Rồng | 용 | 龍 | มังกร | ड्रैगन | နဂါး | டிராகன் | ড্রাগন
tiger creatures | Tiger | 猛虎 | 猛虎 | Hổ | 호랑이 | 虎 | พยัคฆ์ | बाघ | ကျား | புலி | বাঘ
fox creatures f | Fox | 靈狐 | 灵狐 | Cáo | 여우 | 狐 | จิ้งจอก | लोमड़ी | မြေခွေး | நரி | শেয়াল
phoenix creatures | Phoenix | 鳳凰 | 凤凰 | Phượng Hoàng | 봉황 | 鳳凰 | ฟีนิกซ์ | फ़ीनिक्स | ဇာမဏီ | பீனிக்ஸ் | ফিনিক্স
wolf creatures | Wolf | 狼王 | 狼王 | Sói | 늑대 | 狼 | หมาป่า | भेड़िया | ဝံပုလွေ | ஓநாய் | নেকড়ে
lion creatures | Lion | 雄獅 | 雄狮 | Sư Tử | 사자 | 獅子 | สิงห์ | सिंह | ခြင်္သေ့ | சிங்கம் | সিংহ
stag creatures | Stag | 雄鹿 | 雄鹿 | Hươu | 사슴 | 鹿 | กวาง | मृग | သမင် | மான் | হরিণ
falcon creatures | Falcon | 獵鷹 | 猎鹰 | Chim Ưng | 송골매 | 隼 | เหยี่ยว | बाज़ | သိမ်းငှက် | பருந்து | বাজপাখি
mask creatures | Mask | 面具 | 面具 | Mặt Nạ | 가면 | 仮面 | หน้ากาก | मुखौटा | မျက်နှာဖုံး | முகமூடி | মুখোশ
panther creatures | Panther | 黑豹 | 黑豹 | Báo | 표범 | 豹 | เสือดำ | तेंदुआ | ကျားသစ် | சிறுத்தை | চিতা
bear creatures | Bear | 巨熊 | 巨熊 | Gấu | 곰 | 熊 | หมี | भालू | ဝက်ဝံ | கரடி | ভালুক
guardian creatures | Guardian | 守護者 | 守护者 | Hộ Vệ | 수호자 | 守護者 | ผู้พิทักษ์ | रक्षक | အစောင့်အရှောက် | காவலன் | প্রহরী
emperor creatures | Emperor | 帝王 | 帝王 | Hoàng Đế | 황제 | 皇帝 | จักรพรรดิ | सम्राट | ဧကရာဇ် | பேரரசர் | সম্রাট
queen creatures f | Queen | 女王 | 女王 | Nữ Hoàng | 여왕 | 女王 | ราชินี | रानी | ဘုရင်မ | ராணி | রানি
warrior creatures | Warrior | 勇士 | 勇士 | Chiến Binh | 전사 | 戦士 | นักรบ | योद्धा | စစ်သည် | வீரன் | যোদ্ধা
lotus flowers | Lotus | 蓮花 | 莲花 | Sen | 연꽃 | 蓮 | ดอกบัว | कमल | ကြာပန်း | தாமரை | পদ্ম
garden flowers | Garden | 花園 | 花园 | Khu Vườn | 정원 | 庭園 | อุทยาน | उपवन | ဥယျာဉ် | தோட்டம் | বাগান
lake flowers f | Lake | 湖 | 湖 | Hồ Nước | 호수 | 湖 | ทะเลสาบ | झील | ရေကန် | ஏரி | হ্রদ
blossoms flowers | Blossoms | 繁花 | 繁花 | Hoa Nở | 꽃 | 花 | บุปผา | पुष्प | ပန်းများ | மலர்கள் | ফুল
moon flowers | Moon | 明月 | 明月 | Vầng Trăng | 달 | 月 | จันทรา | चाँद | လမင်း | நிலா | চাঁদ
orchid flowers | Orchid | 蘭花 | 兰花 | Phong Lan | 난초 | 蘭 | กล้วยไม้ | ऑर्किड | သစ်ခွ | ஆர்க்கிட் | অর্কিড
lanterns flowers f | Lanterns | 燈籠 | 灯笼 | Đèn Lồng | 등불 | 灯籠 | โคมไฟ | लालटेनें | မီးအိမ်များ | விளக்குகள் | লণ্ঠন
temple flowers | Temple | 神殿 | 神殿 | Đền Thờ | 사원 | 神殿 | วิหาร | मंदिर | ဘုရားကျောင်း | கோயில் | মন্দির
night flowers f | Night | 之夜 | 之夜 | Đêm | 밤 | 夜 | ราตรี | रात | ညချမ်း | இரவு | রাত
diamonds jewels p | Diamonds | 鑽石 | 钻石 | Kim Cương | 다이아몬드 | ダイヤモンド | เพชร | हीरे | စိန်များ | வைரங்கள் | হীরা
gems jewels | Gems | 寶石 | 宝石 | Châu Báu | 보석 | 宝石 | อัญมณี | रत्न | ကျောက်မျက် | ரத்தினங்கள் | রত্ন
crown jewels | Crown | 皇冠 | 皇冠 | Vương Miện | 왕관 | 王冠 | มงกุฎ | मुकुट | သရဖူ | கிரீடம் | মুকুট
treasure jewels | Treasure | 寶藏 | 宝藏 | Kho Báu | 보물 | 秘宝 | ขุมทรัพย์ | ख़ज़ाना | ရတနာ | புதையல் | গুপ্তধন
star jewels | Star | 之星 | 之星 | Ngôi Sao | 별 | 星 | ดารา | सितारा | ကြယ်ပွင့် | நட்சத்திரம் | তারকা
ring jewels f | Ring | 指環 | 指环 | Chiếc Nhẫn | 반지 | 指輪 | แหวน | अंगूठी | လက်စွပ် | மோதிரம் | আংটি
heart jewels | Heart | 之心 | 之心 | Trái Tim | 심장 | 心 | หัวใจ | हृदय | နှလုံးသား | இதயம் | হৃদয়
mirror jewels | Mirror | 寶鏡 | 宝镜 | Gương Thần | 거울 | 鏡 | กระจก | दर्पण | ကြေးမုံ | கண்ணாடி | আয়না
coins wealth p | Coins | 古錢 | 古钱 | Đồng Tiền | 동전 | 古銭 | เหรียญ | सिक्के | ဒင်္ဂါးများ | நாணயங்கள் | মুদ্রা
fortune wealth f | Fortune | 財富 | 财富 | Tài Lộc | 재물 | 財宝 | โชคลาภ | समृद्धि | ကံကြမ္မာ | செல்வம் | ভাগ্য
vault wealth f | Vault | 寶庫 | 宝库 | Kho Tàng | 금고 | 宝物庫 | คลังสมบัติ | तिजोरी | ဘဏ္ဍာတိုက် | கருவூலம் | ভাণ্ডার
bazaar wealth | Bazaar | 市集 | 市集 | Chợ Phiên | 장터 | 市場 | ตลาด | बाज़ार | ဈေးတန်း | சந்தை | বাজার
merchant wealth | Merchant | 商人 | 商人 | Thương Nhân | 상인 | 商人 | พ่อค้า | सौदागर | ကုန်သည် | வணிகன் | সওদাগর
purse wealth f | Purse | 錢袋 | 钱袋 | Túi Tiền | 돈주머니 | 財布 | ถุงเงิน | थैली | ငွေအိတ် | பணப்பை | থলি
caravan wealth | Caravan | 商隊 | 商队 | Đoàn Buôn | 대상 | 隊商 | กองคาราวาน | कारवाँ | ကုန်သည်တန်း | வணிகக்கூட்டம் | কাফেলা
tide water f | Tide | 潮汐 | 潮汐 | Thủy Triều | 물결 | 潮 | กระแสน้ำ | ज्वार-लहर | ဒီရေ | அலை | জোয়ার
bay water f | Bay | 海灣 | 海湾 | Vịnh | 만 | 入り江 | อ่าว | खाड़ी | ပင်လယ်အော် | விரிகுடா | উপসাগর
koi water f | Koi | 錦鯉 | 锦鲤 | Cá Koi | 비단잉어 | 錦鯉 | ปลาคาร์ป | कोई मछली | ငါးကြင်း | கோய் மீன் | কই মাছ
sails water | Sails | 風帆 | 风帆 | Cánh Buồm | 돛 | 帆 | ใบเรือ | पाल | ရွက်လှေ | பாய்மரம் | পাল
island water | Island | 島嶼 | 岛屿 | Hòn Đảo | 섬 | 島 | เกาะ | द्वीप | ကျွန်း | தீவு | দ্বীপ
mermaid water f | Mermaid | 美人魚 | 美人鱼 | Nàng Tiên Cá | 인어 | 人魚 | นางเงือก | जलपरी | ရေသူမ | கடல்கன்னி | মৎস্যকন্যা
reef water f | Reef | 礁石 | 礁石 | Rạn Đá | 산호초 | 岩礁 | แนวหิน | चट्टान | ကျောက်တန်း | பாறைத்திட்டு | প্রাচীর
dolphin water f | Dolphin | 海豚 | 海豚 | Cá Heo | 돌고래 | 海豚 | โลมา | डॉल्फ़िन | လင်းပိုင် | டால்பின் | ডলফিন
whale water f | Whale | 巨鯨 | 巨鲸 | Cá Voi | 고래 | 鯨 | วาฬ | व्हेल | ဝေလငါး | திமிங்கலம் | তিমি
pirates water | Pirates | 海盜 | 海盗 | Hải Tặc | 해적 | 海賊 | โจรสลัด | समुद्री डाकू | ပင်လယ်ဓားပြ | கடற்கொள்ளையர் | জলদস্যু
captain water | Captain | 船長 | 船长 | Thuyền Trưởng | 선장 | 船長 | กัปตัน | कप्तान | ရေယာဉ်မှူး | கேப்டன் | কাপ্তান
peak land f | Peak | 山峰 | 山峰 | Đỉnh Núi | 봉우리 | 峰 | ยอดเขา | चोटी | တောင်ထိပ် | சிகரம் | শৃঙ্গ
valley land f | Valley | 山谷 | 山谷 | Thung Lũng | 골짜기 | 谷 | หุบเขา | घाटी | တောင်ကြား | பள்ளத்தாக்கு | উপত্যকা
trail land | Trail | 小徑 | 小径 | Lối Mòn | 오솔길 | 小径 | เส้นทาง | पथ | လမ်းကြောင်း | பாதை | পথ
canyon land f | Canyon | 峽谷 | 峡谷 | Hẻm Núi | 협곡 | 峡谷 | หุบผา | घाटी-द्वार | ချောက်ကမ်းပါး | பள்ளம் | গিরিখাত
horizon land | Horizon | 地平線 | 地平线 | Chân Trời | 지평선 | 地平線 | ขอบฟ้า | क्षितिज | မိုးကုပ်စက်ဝိုင်း | அடிவானம் | দিগন্ত
kingdom land | Kingdom | 王國 | 王国 | Vương Quốc | 왕국 | 王国 | อาณาจักร | साम्राज्य | နိုင်ငံတော် | ராஜ்யம் | রাজ্য
sky land | Sky | 天空 | 天空 | Bầu Trời | 하늘 | 空 | เวหา | आकाश | ကောင်းကင် | வானம் | আকাশ
castle land | Castle | 城堡 | 城堡 | Lâu Đài | 성 | 城 | ปราสาท | क़िला | ရဲတိုက် | கோட்டை | দুর্গ
road land f | Road | 之路 | 之路 | Con Đường | 길 | 道 | ถนน | राह | လမ်းမ | சாலை | সড়ক
expedition land | Expedition | 遠征 | 远征 | Viễn Chinh | 원정 | 遠征 | การเดินทาง | अभियान | စူးစမ်းခရီး | பயணம் | অভিযান
legend land f | Legend | 傳說 | 传说 | Huyền Thoại | 전설 | 伝説 | ตำนาน | गाथा | ဒဏ္ဍာရီ | காவியம் | কিংবদন্তি
sevens machines | Sevens | 三七 | 三七 | Bộ Bảy | 세븐 | セブン | เซเว่น | सात | ခုနစ် | ஏழுகள் | সেভেন
reels machines | Reels | 轉輪 | 转轮 | Guồng Quay | 릴 | リール | วงล้อ | रील | ရီးလ်များ | ரீல்கள் | রিল
cherries machines f | Cherries | 櫻桃 | 樱桃 | Anh Đào | 체리 | チェリー | เชอร์รี | चेरी | ချယ်ရီ | செர்ரிகள் | চেরি
fruits machines p | Fruits | 鮮果 | 鲜果 | Trái Cây | 과일 | フルーツ | ผลไม้ | फल | သစ်သီးများ | கனிகள் | ফল
bells machines f | Bells | 鈴鐺 | 铃铛 | Chuông | 종 | ベル | ระฆัง | घंटियाँ | ခေါင်းလောင်းများ | மணிகள் | ঘণ্টা
`);
