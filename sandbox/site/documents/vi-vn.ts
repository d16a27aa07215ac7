import { type FooterTexts, link, sections } from './footer-document.ts';
import { FAMILIES, HELPLINE } from './help-organisations.ts';

export const viVN: FooterTexts = {
  about: {
    title: 'Về chúng tôi',
    content: sections(
      [
        'Chúng tôi là ai',
        '{site} vận hành trang này. Với một tài khoản và một ví, bạn chơi được trò chơi của nhiều nhà cung cấp. Chúng tôi không làm ra trò chơi: mỗi trò thuộc về nhà cung cấp của nó, và nhà cung cấp cũng quyết toán từng ván.',
      ],
      [
        'Tiền của bạn',
        'Chúng tôi giữ số dư đứng tên bạn. Khi bạn mở trò chơi, số dư chuyển đến nhà cung cấp của trò đó; khi bạn thoát, số dư quay về. Mọi khoản nạp, rút, chuyển và mọi ván chơi đều có trong lịch sử của bạn, và cộng lại đúng bằng số dư.',
      ],
      [
        'Cách chúng tôi làm việc',
        [
          'Bạn thấy phí, số tiền thực nhận và điều kiện của khuyến mãi trước khi thanh toán.',
          'Bạn tự đặt giới hạn của mình. Giới hạn thấp hơn có hiệu lực ngay.',
          'Bộ phận chăm sóc khách hàng không bao giờ hỏi mật khẩu hay mã của bạn.',
        ],
      ],
      [
        'Chỉ dành cho người trưởng thành',
        'Hội viên phải từ {minimumAge} tuổi trở lên, hoặc cao hơn nếu pháp luật yêu cầu. Bạn xác nhận tuổi của mình khi đăng ký.',
      ],
      [
        'Đọc thêm',
        [
          `${link('/documents/terms', 'Điều khoản')}: thỏa thuận giữa bạn và chúng tôi`,
          `${link('/documents/privacy', 'Quyền riêng tư')}: chúng tôi lưu gì và vì sao`,
          `${link('/documents/responsible-play', 'Chơi có trách nhiệm')}: giới hạn, tạm nghỉ và trợ giúp`,
          `${link('/documents/licence', 'Giấy phép')}: đây là nhà vận hành loại nào`,
          `${link('/faq', 'Trợ giúp')}: giải đáp các câu hỏi thường gặp`,
        ],
      ],
    ),
  },
  terms: {
    title: 'Điều khoản',
    content: sections(
      [
        'Tài khoản của bạn',
        [
          'Bạn từ {minimumAge} tuổi trở lên và đủ tuổi theo luật nơi cư trú.',
          'Bạn có một tài khoản duy nhất, đứng tên bạn và chỉ cho bạn sử dụng.',
          'Bạn giữ kín mật khẩu và mật khẩu rút tiền. Chúng tôi không bao giờ hỏi những mật khẩu này.',
          'Bạn có thể đóng tài khoản bất cứ lúc nào. Bộ phận chăm sóc khách hàng sẽ thực hiện cho bạn.',
        ],
      ],
      [
        'Nạp và rút tiền',
        [
          'Bạn thấy phí và số tiền thực nhận trước khi thanh toán. Tiền đến muộn vẫn được cộng vào số dư. Nếu số tiền đến ít hơn đã thỏa thuận, chúng tôi cộng số tiền thực đến.',
          'Bạn rút tiền về tài khoản đã xác minh đứng tên bạn, bằng mật khẩu rút tiền bốn chữ số, khi không có trò chơi nào đang mở.',
          'Số tiền rời ví ngay khi đặt lệnh, và quay về nếu bạn hủy lệnh hoặc chúng tôi từ chối.',
          'Số tiền bị khóa bởi khuyến mãi có thể rút khi đã hoàn thành vòng cược.',
        ],
      ],
      [
        'Trò chơi',
        `Ván chơi do nhà cung cấp quyết toán. Ván bị gián đoạn được quyết toán theo tình trạng lúc đó hoặc hoàn lại tiền cược. Nếu bạn đóng cửa sổ trò chơi, số dư ở đó quay về ví. Bạn cũng có thể ${link('/faq/balance-return', 'tự chuyển về ví')}. Trong lúc bảo trì, ${link('/faq/maintenance', 'tiền vẫn đứng tên bạn')}.`,
      ],
      [
        'Lịch sử',
        'Lịch sử của bạn ghi mọi ván chơi và mọi biến động tiền, mỗi lần tối đa ba tháng, và có thể xuất thành tệp. Nếu có gì sai, hãy báo cho bộ phận chăm sóc khách hàng để chúng tôi kiểm tra.',
      ],
      [
        'Khuyến mãi và tạm nghỉ',
        `Mỗi khuyến mãi ghi rõ điều kiện riêng. ${link('/user/PlayLimits', 'Giới hạn chơi')} của bạn được ưu tiên hơn mọi khuyến mãi. Trong thời gian nghỉ, trò chơi, nạp tiền và khuyến mãi đều đóng, và bạn vẫn có thể rút tiền.`,
      ],
      ['Thay đổi', 'Chúng tôi thông báo điều khoản mới trên trang trước khi áp dụng.'],
    ),
  },
  privacy: {
    title: 'Quyền riêng tư',
    content: sections(
      [
        'Chúng tôi lưu gì',
        [
          'những gì bạn nhập khi đăng ký và trong Thông tin của tôi',
          'các tài khoản rút tiền của bạn',
          'các khoản nạp, rút, ván chơi, giới hạn, thư và trò chơi yêu thích của bạn',
          'các lần đăng nhập: thời gian, địa chỉ mạng, trình duyệt và thiết bị',
        ],
        'Chúng tôi dùng thông tin này để quản lý tài khoản, chi trả cho bạn, giữ các giới hạn của bạn và ngăn người khác xâm nhập. Chúng tôi không bán thông tin. Nhà cung cấp trò chơi và dịch vụ thanh toán chỉ nhận những gì cần cho một ván chơi hoặc một khoản thanh toán.',
      ],
      [
        'Trong trình duyệt của bạn',
        'Trang chỉ lưu những gì cần thiết:',
        [
          'đến khi bạn đăng xuất: mã phiên đăng nhập, tên tài khoản, trò chơi đang mở cùng thời gian chơi, và cách nạp gần nhất',
          'đến khi bạn đóng thẻ: các yêu cầu chưa hoàn tất, để không yêu cầu nào bị gửi hai lần',
          'đến khi bạn xóa: ngôn ngữ, tiền tệ, việc ẩn số tiền, các thông báo đã đóng, lựa chọn của bạn về đo lường, và một số ngẫu nhiên để phân biệt trình duyệt này',
        ],
      ],
      [
        'Cookie',
        'Cookie ghi nhớ ngôn ngữ của bạn trong một năm và, nếu bạn đến từ lời giới thiệu, ghi nhớ liên kết đó trong thời gian có hạn. Các cookie khác hết hiệu lực khi bạn đóng trình duyệt. Trò chơi và trang thanh toán do nhà cung cấp vận hành và có thể đặt cookie riêng.',
      ],
      [
        'Đo lường',
        'Chúng tôi có thể báo cho mạng quảng cáo biết có người đăng ký hoặc nạp tiền: tiền tệ, số tiền, mã đơn và, nếu đến từ quảng cáo, số của lượt nhấp đó. Trình duyệt giữ mã đơn đến khi bạn đăng xuất, để không có gì bị gửi hai lần. Tên và tài khoản của bạn không bao giờ được gửi đi. Ở nơi trang hỏi sự đồng ý của bạn, không có gì được gửi nếu bạn chưa đồng ý, và bạn có thể đổi lựa chọn ở cuối trang.',
      ],
      [
        'Lựa chọn của bạn',
        `Xem những gì chúng tôi biết trong ${link('/user/Info', 'Thông tin của tôi')} và xuất lịch sử của bạn. Bộ phận chăm sóc khách hàng sửa thông tin, gửi bạn bản sao và xóa những gì không cần giữ để đối chiếu tiền.`,
      ],
    ),
  },
  'responsible-play': {
    title: 'Chơi có trách nhiệm',
    content: sections(
      [
        'Chơi để giải trí',
        'Chỉ chơi bằng số tiền bạn có thể bỏ ra, đừng chơi để kiếm sống hay để gỡ lại tiền thua. Hội viên phải từ {minimumAge} tuổi trở lên. Nếu trẻ em dùng thiết bị của bạn, hãy đăng xuất sau khi chơi.',
      ],
      [
        'Giới hạn của bạn',
        `Tại trang ${link('/user/PlayLimits', 'Giới hạn chơi')}, bạn giới hạn tiền nạp, tiền thua và thời gian chơi theo ngày, tuần hoặc tháng. Giới hạn thấp hơn có hiệu lực ngay trên mọi thiết bị của bạn. Nâng hoặc bỏ giới hạn cần chờ 24 giờ, và chỉ có hiệu lực nếu khi đó bạn xác nhận lại.`,
      ],
      [
        'Tạm nghỉ',
        ['Nghỉ một thời gian: 1, 7 hoặc 30 ngày.', 'Tự loại trừ: 6 tháng, 1 năm hoặc 5 năm.'],
        'Cả hai bắt đầu ngay. Trò chơi, nạp tiền và khuyến mãi đều đóng. Bạn vẫn có thể đăng nhập và rút tiền. Thời gian nghỉ có thể kéo dài, không thể rút ngắn.',
      ],
      [
        'Thời gian và kết quả',
        'Khi chơi, bạn thấy mình đã chơi bao lâu và thắng hay thua bao nhiêu. Bạn chọn khoảng cách giữa các lần nhắc nhở.',
      ],
      [
        'Những dấu hiệu cần lưu ý',
        [
          'Bạn chơi lâu hơn hoặc nhiều tiền hơn dự định.',
          'Bạn cố gỡ lại số tiền đã thua.',
          'Bạn vay tiền để chơi hoặc giấu việc mình chơi.',
          'Bạn chơi để quên đi lo lắng.',
        ],
      ],
      [
        'Trợ giúp',
        'Nếu bạn thấy mình có những dấu hiệu này, hãy tạm nghỉ và nói chuyện với ai đó. Bộ phận chăm sóc khách hàng có thể giúp bạn tìm các giới hạn và cách tạm nghỉ. Những tổ chức sau sẵn sàng lắng nghe:',
        [
          `${link(HELPLINE, 'Đường dây hỗ trợ người chơi')}, dành cho người chơi`,
          `${link(FAMILIES, 'Hỗ trợ gia đình')}, dành cho người thân của họ`,
        ],
      ],
    ),
  },
  licence: {
    title: 'Giấy phép',
    content: sections(
      [
        'Giấy phép thử nghiệm',
        '{site} là nhà vận hành thử nghiệm: trang này chỉ để xây dựng và kiểm thử sản phẩm. Số giấy phép là <strong>SANDBOX-0001</strong>. Không cơ quan nào cấp giấy phép này, và nó không có giá trị ở bất kỳ quốc gia nào.',
      ],
      [
        'Điều này có nghĩa gì với bạn',
        [
          'Đừng gửi tiền thật. Ở đây không có khoản nạp nào là thật và không khoản rút nào được chi trả.',
          'Số dư, tiền thắng và tiền thua chỉ là con số để kiểm thử.',
          'Trò chơi và nhà cung cấp được tạo ra cho bản thử nghiệm, chưa được ai chứng nhận.',
        ],
      ],
      [
        'Những gì vẫn áp dụng',
        `${link('/documents/terms', 'Điều khoản')}, giới hạn và tạm nghỉ hoạt động ở đây như với tiền thật, để có thể dùng thử.`,
      ],
      [
        'Khiếu nại',
        'Nếu một ván hoặc một khoản tiền có vẻ sai, hãy báo cho bộ phận chăm sóc khách hàng kèm mã ván hoặc mã đơn trong lịch sử của bạn. Bản thử nghiệm không có cơ quan khiếu nại độc lập.',
      ],
      [
        'Cách nhận biết giấy phép thật',
        'Nhà vận hành có giấy phép sẽ ghi trên trang này:',
        [
          'số giấy phép và công ty nắm giữ',
          'cơ quan cấp phép, kèm liên kết đến sổ đăng ký của cơ quan đó',
          'cơ quan khiếu nại độc lập',
        ],
        'Nếu không thấy những thông tin này trên một trang, đừng nạp tiền ở đó.',
      ],
    ),
  },
};
