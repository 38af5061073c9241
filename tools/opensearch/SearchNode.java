import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/** One node of OpenSearch with its HTTP API. Arguments: name, HTTP port, transport port, data folder, transport ports of all nodes. */
public class SearchNode extends Node {
  private SearchNode(Settings settings, String name) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> name),
        List.of(Netty4Plugin.class),
        true);
  }

  public static void main(String[] args) throws Exception {
    String name = args[0];
    String home = args[3];
    List<String> peers = List.of(args[4].split(","));
    Settings.Builder settings =
        Settings.builder()
            .put("cluster.name", "trial")
            .put("node.name", name)
            .put("path.home", home)
            .put("path.data", Path.of(home, "data").toString())
            .put("network.host", "127.0.0.1")
            .put("http.port", args[1])
            .put("transport.port", args[2])
            .put("transport.type", "netty4")
            .put("http.type", "netty4")
            .put("node.store.allow_mmap", false)
            // a trial leaves little room on a disk
            .put("cluster.routing.allocation.disk.threshold_enabled", false);
    if (peers.size() == 1) settings.put("discovery.type", "single-node");
    else
      settings
          .putList("discovery.seed_hosts", peers.stream().map(port -> "127.0.0.1:" + port).toList())
          .putList("cluster.initial_cluster_manager_nodes", "search-0", "search-1", "search-2");
    SearchNode node = new SearchNode(settings.build(), name);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node)));
    node.start();
    System.out.println("started " + name);
    Thread.currentThread().join();
  }

  private static void close(SearchNode node) {
    try {
      node.close();
    } catch (java.io.IOException error) {
      System.err.println(error.getMessage());
    }
  }
}
